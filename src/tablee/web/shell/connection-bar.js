/** Whether the line to the table holds, and what becomes of what was pressed while it does not. */

import { html, nothing } from "../vendor/lit.js";
import { alertNow, announce } from "../core/announce.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { icon } from "../parts/icons.js";

const PATIENCE_MS = 800; // a line that is back so soon was never missed
const BACK_MS = 2500;

/** @typedef {import("../core/connection.js").State} State */

class ConnectionBar extends Piece {
  static properties = {
    state: { attribute: false },
    waiting: { type: Number },
    shown: { state: true },
  };

  constructor() {
    super();
    /** @type {State} */
    this.state = "connecting";
    /** How many commands wait for the line. */
    this.waiting = 0;
    /** @type {"none" | "lost" | "back"} */
    this.shown = "none";
    /** Whether the line was ever open: one that was not cannot be lost. */
    this.wasOpen = false;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("state")) return;
    clearTimeout(this.timer);
    if (this.state === "live") this.#holds();
    else if (this.state === "gone" || !this.wasOpen) this.shown = "none";
    else this.timer = window.setTimeout(() => this.#breaks(), PATIENCE_MS);
  }

  #breaks() {
    this.shown = "lost";
    alertNow(t("web-table-line-lost"));
  }

  #holds() {
    this.wasOpen = true;
    if (this.shown !== "lost") return;
    this.shown = "back";
    announce(t("web-table-line-back"));
    this.timer = window.setTimeout(() => (this.shown = "none"), BACK_MS);
  }

  render() {
    if (this.shown === "none") return nothing;
    if (this.shown === "back") return html`<p class="line-bar back">${icon("check")}${t("web-table-line-back")}</p>`;
    return html`<p class="line-bar lost">
      ${icon("warning")}<span
        >${t("web-table-line-lost")} ${this.waiting ? t("web-table-line-kept", { count: this.waiting }) : nothing}</span
      >
      <button type="button" class="button" @click=${() => this.tell("retry")}>${t("web-table-line-retry")}</button>
    </p>`;
  }
}
define("tablee-connection-bar", ConnectionBar);
