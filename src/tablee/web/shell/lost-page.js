/** The page for an address that leads nowhere. */

import { html } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { paths } from "../core/router.js";
import { t } from "../core/texts.js";
import { setTitle } from "./title.js";

class LostPage extends Piece {
  render() {
    setTitle(t("web-lost"));
    return html`<div class="page page-narrow stack">
      <h1>${t("web-lost")}</h1>
      <p>${t("web-lost-help")}</p>
      <p><a class="button primary" href=${paths.home()}>${t("web-lost-home")}</a></p>
    </div>`;
  }
}
define("tablee-lost-page", LostPage);
