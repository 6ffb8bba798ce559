/** The rules of the game that is being played, over the table. */

import { html } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";
import "./rules-page.js";

class RulesDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, game: { attribute: false } };

  constructor() {
    super();
    this.game = "";
  }

  get isText() {
    return true;
  }

  get look() {
    return "rising rules-dialog";
  }

  heading() {
    return t(`${this.game}-name`);
  }

  body() {
    return html`<tablee-rules .game=${this.game}></tablee-rules>`;
  }
}
define("tablee-rules-dialog", RulesDialog);
