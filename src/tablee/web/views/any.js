/** A game that has no view of its own: what one may know of it in words and figures, and every legal action as a button. */

import { html, nothing } from "../vendor/lit.js";
import { isDigit } from "../core/keys.js";
import { Piece } from "../core/piece.js";
import { t } from "../core/texts.js";

/** @typedef {import("../shell/types.js").View} View */

const KNOWN_BY_THE_FRAME = new Set(["game", "players", "viewer", "to_act", "over", "outcome", "legal"]);

export default class AnyGame extends Piece {
  static properties = {
    view: { attribute: false },
    table: { attribute: false },
    pending: { attribute: false },
    events: { attribute: false },
    typed: { state: true },
  };

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {import("../shell/types.js").Table | null} */
    this.table = null;
    /** @type {string | null} */
    this.pending = null;
    /** @type {import("../shell/types.js").TableEvent[]} */
    this.events = [];
    /** The number of an action, as far as it is typed. */
    this.typed = "";
  }

  /** @param {string} action */
  #act(action) {
    this.typed = "";
    if (this.pending === null) this.tell("act", { action });
  }

  /** The number of an action, then Enter. @param {KeyboardEvent} event */
  key(event) {
    const legal = this.view?.legal ?? [];
    if (event.ctrlKey || event.metaKey || event.altKey || !legal.length) return false;
    if (isDigit(event)) this.typed = `${this.typed}${event.key}`.slice(-3);
    else if (event.key === "Escape" && this.typed) this.typed = "";
    else if (event.key === "Enter" && legal[Number(this.typed) - 1]) this.#act(legal[Number(this.typed) - 1]);
    else return false;
    return true;
  }

  render() {
    const view = this.view;
    if (!view) return nothing;
    const known = Object.entries(view).filter(([key]) => !KNOWN_BY_THE_FRAME.has(key));
    return html`<div class="any-board">
      <dl class="any-known">
        ${known.map(([key, value]) => html`<div><dt>${key.replaceAll("_", " ")}</dt><dd>${written(value)}</dd></div>`)}
      </dl>
      <div class="dock">
        <div class="any-actions" role="group" aria-label=${t("web-any-actions")}>
          ${view.legal.map(
            (/** @type {string} */ action, /** @type {number} */ place) =>
              html`<button
                type="button"
                class="button ${this.pending === action ? "pending" : ""} ${this.typed === String(place + 1) ? "picked" : ""}"
                data-action=${action}
                @click=${() => this.#act(action)}
              >
                <span class="soft">${place + 1}</span> ${action}
              </button>`,
          )}
        </div>
      </div>
    </div>`;
  }
}

/** A value of a view, readable. @param {unknown} value @returns {string} */
function written(value) {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length ? value.map(written).join(value.some(Array.isArray) ? " | " : ", ") : "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, entry]) => `${key}: ${written(entry)}`)
      .join(", ");
  }
  return String(value);
}
