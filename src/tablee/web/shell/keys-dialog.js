/** Which keys do what: those of the frame, and those of the game's view. */

import { html, nothing } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { has, t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";

/** The keys of the frame and what they open. @type {[string, string][]} */
const KEYS = [
  ["T", "web-table-keys-talk"],
  ["M", "web-table-keys-chat"],
  ["L", "web-table-keys-log"],
  ["P", "web-table-keys-people"],
  ["?", "web-table-keys-help"],
  ["Esc", "web-table-keys-close"],
];

class KeysDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, game: { attribute: false } };

  constructor() {
    super();
    this.game = "";
  }

  get look() {
    return "keys-dialog";
  }

  heading() {
    return t("web-table-keys");
  }

  body() {
    const own = [`web-keys-${this.game}`, "web-keys-any"].find(has);
    return html`${own ? html`<p class="lines keys-game">${t(own)}</p>` : nothing}
      <dl class="keys-list">
        ${KEYS.map(
          ([key, message]) =>
            html`<div>
              <dt><kbd>${key}</kbd></dt>
              <dd>${t(message)}</dd>
            </div>`,
        )}
      </dl>`;
  }
}
define("tablee-keys-dialog", KeysDialog);
