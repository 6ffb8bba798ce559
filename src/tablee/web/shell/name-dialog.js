/** Asks for a name: before joining a table, or to change it later. */

import { html, nothing } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";

const LONGEST = 40;

/** `take` is told the name and answers with the sentence why it cannot be, or with nothing. */
class NameDialog extends DialogPiece {
  static properties = {
    ...DialogPiece.properties,
    name: { attribute: false },
    take: { attribute: false },
    isNew: { attribute: false },
    refused: { state: true },
    isBusy: { state: true },
  };

  constructor() {
    super();
    this.name = "";
    /** @type {(name: string) => Promise<string | null>} */
    this.take = async () => null;
    this.isNew = false;
    /** @type {string | null} */
    this.refused = null;
    this.isBusy = false;
  }

  get mayClose() {
    return !this.isNew;
  }

  heading() {
    return t(this.isNew ? "web-table-name-head-new" : "web-table-name-head");
  }

  body() {
    return html`<form class="name-form" @submit=${this.#submit}>
      <label for="name-field">${t("web-table-name-label")}</label>
      <input
        id="name-field"
        type="text"
        name="name"
        required
        autofocus
        maxlength=${LONGEST}
        autocomplete="nickname"
        dir="auto"
        .value=${this.name}
        aria-describedby="name-hint"
        aria-invalid=${this.refused ? "true" : nothing}
        @input=${() => (this.refused = null)}
      />
      <p class=${this.refused ? "refused" : "hint"} id="name-hint" role=${this.refused ? "alert" : nothing}>
        ${this.refused ?? t("web-table-name-hint")}
      </p>
      <div class="button-row">
        <button type="submit" class="primary" ?disabled=${this.isBusy}>
          ${t(this.isNew ? "web-table-name-join" : "web-table-name-save")}
        </button>
      </div>
    </form>`;
  }

  /** Say why the name cannot be. @param {string} sentence */
  refuse(sentence) {
    this.refused = sentence;
    this.querySelector("input")?.focus();
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const name = /** @type {HTMLInputElement} */ (this.querySelector("#name-field")).value.trim();
    if (!name || this.isBusy) return;
    this.isBusy = true;
    const refused = await this.take(name);
    this.isBusy = false;
    if (refused === null) this.close();
    else this.refuse(refused);
  }
}
define("tablee-name-dialog", NameDialog);
