/** Asks once more before something that cannot be taken back, and before somebody walks away from a match. */

import { html, nothing } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";

/**
 * @typedef {object} Question
 * @property {string} heading
 * @property {string} [text]
 * @property {{label: string, look?: "primary" | "danger", run: () => void}[]} ways the first is what is meant most often
 */

class ConfirmDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, question: { attribute: false } };

  constructor() {
    super();
    /** @type {Question | null} */
    this.question = null;
  }

  /** @param {Question} question */
  ask(question) {
    this.question = question;
    this.show();
  }

  heading() {
    return this.question?.heading ?? "";
  }

  body() {
    const question = this.question;
    if (!question) return nothing;
    return html`${question.text ? html`<p>${question.text}</p>` : nothing}
      <div class="button-row confirm-ways">
        ${question.ways.map(
          (way, index) =>
            html`<button
              type="button"
              class=${way.look ?? "button"}
              ?autofocus=${index === 0}
              @click=${() => this.#go(way.run)}
            >
              ${way.label}
            </button>`,
        )}
        <button type="button" class="quiet" @click=${this.close}>${t("web-table-cancel")}</button>
      </div>`;
  }

  /** @param {() => void} run */
  #go(run) {
    this.close();
    run();
  }
}
define("tablee-confirm-dialog", ConfirmDialog);
