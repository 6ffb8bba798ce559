/** A dialog: the browser's own, which keeps the focus inside and gives it back; Esc and a tap beside it close it. */

import { html, nothing } from "../vendor/lit.js";
import { Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { icon } from "./icons.js";

let count = 0;

/** Base of every dialog: `heading` and `body` are what it shows. It says `close` when it is gone. */
export class DialogPiece extends Piece {
  static properties = { isOpen: { state: true } };

  constructor() {
    super();
    this.isOpen = false;
    this.headingId = `dialog-${(count += 1)}`;
  }

  /** What the dialog is called. @returns {string} */
  heading() {
    return "";
  }

  /** What it shows. @returns {unknown} */
  body() {
    return nothing;
  }

  /** What stays in sight below the body, however long that is; the way on. @returns {unknown} */
  foot() {
    return nothing;
  }

  /** Whether it is text to read, with nothing in it that the focus goes to: then it is scrolled by keys itself. */
  get isText() {
    return false;
  }

  /** A class for its looks: "rising" comes up from the lower edge of a phone. */
  get look() {
    return "";
  }

  /** Whether the person may close it without an answer. */
  get mayClose() {
    return true;
  }

  get dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog"));
  }

  /** Open it; the focus goes to what has `autofocus`, else to its first control. */
  async show() {
    this.isOpen = true;
    await this.updateComplete;
    if (this.isOpen && this.dialog && !this.dialog.open) this.dialog.showModal();
  }

  /** Close it and give the focus back. */
  close() {
    this.isOpen = false;
    this.dialog?.close();
  }

  render() {
    return html`<dialog
      class=${this.look}
      aria-labelledby=${this.headingId}
      @close=${this.#closed}
      @cancel=${this.#cancelled}
      @click=${this.#clicked}
    >
      ${this.isOpen ? [this.#head(), html`<div class="dialog-body" tabindex=${this.isText ? "0" : nothing}>${this.body()}</div>`, this.foot()] : nothing}
    </dialog>`;
  }

  #head() {
    return html`<header class="dialog-head">
      <h2 id=${this.headingId}>${this.heading()}</h2>
      ${
        this.mayClose
          ? html`<button
              type="button"
              class="quiet icon-button"
              aria-label=${t("web-table-close")}
              @click=${this.close}
            >
              ${icon("close")}
            </button>`
          : nothing
      }
    </header>`;
  }

  /** @param {Event} event */
  #closed(event) {
    if (event.target !== this.dialog) return;
    if (this.isOpen && !this.mayClose) return void this.dialog?.showModal(); // browsers obey a second Esc all the same
    this.isOpen = false;
    this.dispatchEvent(new CustomEvent("close"));
  }

  /** @param {Event} event */
  #cancelled(event) {
    if (!this.mayClose) event.preventDefault();
  }

  /** A tap beside the box meets the dialog itself. @param {MouseEvent} event */
  #clicked(event) {
    if (event.target === this.dialog && this.mayClose) this.close();
  }
}
