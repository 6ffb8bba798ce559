/** A sentence over the board for a short while: what was refused, or what happened while nobody looked. */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {object} Notice
 * @property {"refused" | "news"} tone
 * @property {string[]} lines
 * @property {{label: string, run: () => void}} [action] what may be done about it
 */

const SHOWN_MS = { refused: 7000, news: 20_000 };

class Toast extends Piece {
  static properties = { notice: { attribute: false } };

  constructor() {
    super();
    /** @type {Notice | null} */
    this.notice = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("notice")) return;
    clearTimeout(this.timer);
    if (this.notice) this.timer = window.setTimeout(() => this.#dismiss(), SHOWN_MS[this.notice.tone]);
  }

  render() {
    const notice = this.notice;
    if (!notice) return nothing;
    return html`<div class="toast toast-${notice.tone}">
      ${icon(notice.tone === "refused" ? "warning" : "clock")}
      <div class="toast-lines">
        ${notice.lines.map((line) => html`<p>${line}</p>`)}
        ${notice.action ? this.#button(notice.action.label) : nothing}
      </div>
      <button type="button" class="quiet icon-button" aria-label=${t("web-table-close")} @click=${this.#dismiss}>
        ${icon("close")}
      </button>
    </div>`;
  }

  /** @param {string} label */
  #button(label) {
    return html`<button type="button" class="button" @click=${this.#act}>${label}</button>`;
  }

  #act() {
    this.notice?.action?.run();
    this.#dismiss();
  }

  #dismiss() {
    this.notice = null;
    this.tell("dismissed");
  }
}
define("tablee-toast", Toast);
