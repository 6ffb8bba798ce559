/** The link that brings a friend to a table: to copy, or to hand to the system's sheet. */

import { html, nothing } from "../vendor/lit.js";
import { announce } from "../core/announce.js";
import { copyField } from "../core/copy.js";
import { define, Piece } from "../core/piece.js";
import { paths } from "../core/router.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";
import { icon } from "../parts/icons.js";

/** @typedef {import("./types.js").Table} Table */

const COPIED_MS = 2500;

class ShareLink extends Piece {
  static properties = { table: { attribute: false }, isCopied: { state: true }, isSelected: { state: true } };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    this.isCopied = false;
    /** Whether the link is selected for the person to copy, because the browser does not. */
    this.isSelected = false;
  }

  render() {
    const table = this.table;
    if (!table) return nothing;
    const address = addressOf(table);
    return html`<p class="hint">${t("web-table-share-hint")}</p>
      <div class="share-row">
        <input type="text" readonly .value=${address} aria-label=${t("web-table-link")} @focus=${selectAll} />
        <button type="button" class="button copy-link" @click=${this.#copy}>
          ${icon(this.isCopied ? "check" : "copy")}${t(this.isCopied ? "web-table-copied" : "web-table-copy")}
        </button>
        ${canShare() ? this.#sheet(table, address) : nothing}
      </div>
      ${this.isSelected ? html`<p class="hint" role="status">${t("web-table-copy-yourself")}</p>` : nothing}`;
  }

  /** @param {Table} table @param {string} address */
  #sheet(table, address) {
    return html`<button type="button" class="button" @click=${() => this.#share(table, address)}>
      ${icon("share")}${t("web-table-share")}
    </button>`;
  }

  async #copy() {
    const isCopied = await copyField(/** @type {HTMLInputElement} */ (this.querySelector("input")));
    this.isSelected = !isCopied;
    if (!isCopied) return;
    this.isCopied = true;
    announce(t("web-table-copied"));
    setTimeout(() => (this.isCopied = false), COPIED_MS);
  }

  /** Where the system has no sheet after all, the link is copied. @param {Table} table @param {string} url */
  async #share(table, url) {
    const game = t(`${table.game}-name`);
    try {
      await navigator.share({ title: game, text: t("web-table-share-text", { game }), url });
    } catch (error) {
      const isChangedMind = error instanceof DOMException && error.name === "AbortError";
      if (!isChangedMind) await this.#copy();
    }
  }
}
define("tablee-share-link", ShareLink);

class ShareDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, table: { attribute: false } };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
  }

  get look() {
    return "rising";
  }

  heading() {
    return t("web-table-share-head");
  }

  body() {
    return html`<tablee-share-link .table=${this.table}></tablee-share-link>`;
  }
}
define("tablee-share-dialog", ShareDialog);

/** Where a friend finds the table. @param {Table} table */
function addressOf(table) {
  return new URL(paths.table(table.id), location.href).href;
}

function canShare() {
  return typeof navigator.share === "function";
}

/** @param {FocusEvent} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}
