/** What stands where the table will be: that one comes to it, and after a while that it does not answer. */

import { html } from "../vendor/lit.js";
import { announce } from "../core/announce.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";

const PATIENCE_MS = 5000;

/** It tells "retry". */
class TableOpening extends Piece {
  static properties = { isLate: { state: true } };

  constructor() {
    super();
    this.isLate = false;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = window.setTimeout(() => this.#noteLate(), PATIENCE_MS);
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  #noteLate() {
    this.isLate = true;
    announce(t("web-table-no-answer"));
  }

  render() {
    if (!this.isLate) return html`<p class="table-opening soft">${t("web-table-opening")}</p>`;
    return html`<div class="table-opening soft">
      <p>${t("web-table-no-answer")}</p>
      <button type="button" class="button" @click=${() => this.tell("retry")}>${t("web-table-line-retry")}</button>
    </div>`;
  }
}
define("tablee-table-opening", TableOpening);
