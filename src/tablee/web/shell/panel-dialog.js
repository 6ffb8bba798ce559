/** A panel over the board, where there is no room beside it: it comes up from the lower edge. */

import { nothing } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { DialogPiece } from "../parts/dialog.js";

class PanelDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, caption: { attribute: false }, content: { attribute: false } };

  constructor() {
    super();
    this.caption = "";
    /** @type {(() => unknown) | null} draws the panel */
    this.content = null;
  }

  get look() {
    return "rising panel-dialog";
  }

  heading() {
    return this.caption;
  }

  body() {
    return this.content?.() ?? nothing;
  }
}
define("tablee-panel-dialog", PanelDialog);
