/**
 * A game that has no view of its own: what one may know of it in words and figures, and every legal action as a button.
 * The words are the game's (`high-card-view-laid`), else those of every game (`web-any-hand`); what has none keeps its name
 * in the protocol, written as code, for that is no word of any language.
 */

import { html, nothing } from "../vendor/lit.js";
import { digitOf, isForOthers } from "../core/keys.js";
import { Piece } from "../core/piece.js";
import { has, t } from "../core/texts.js";
import { speak, spell } from "../shell/sayings.js";

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
    if (isForOthers(event) || !legal.length) return false;
    const digit = digitOf(event);
    if (digit !== null) this.typed = `${this.typed}${digit}`.slice(-3);
    else if (event.key === "Escape" && this.typed) this.typed = "";
    else if (event.key === "Enter" && legal[Number(this.typed) - 1]) this.#act(legal[Number(this.typed) - 1]);
    else return false;
    return true;
  }

  /** What an action is called: by the game, by every game, else as it is written. @param {string} action */
  #word(action) {
    const own = `${this.view?.game}-action-${action}`;
    if (has(own)) return t(own);
    const word = this.table ? spell(this.table, action, this.table.you.seat) : action;
    return typeof word === "string" ? word : speak(word);
  }

  render() {
    const view = this.view;
    if (!view) return nothing;
    const known = Object.entries(view).filter(([key]) => !KNOWN_BY_THE_FRAME.has(key));
    return html`<div class="any-board">
      <dl class="any-known">
        ${known.map(([key, value]) => html`<div><dt>${label(view.game, key)}</dt><dd>${written(value)}</dd></div>`)}
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
                <span class="soft">${place + 1}</span> ${this.#word(action)}
              </button>`,
          )}
        </div>
      </div>
    </div>`;
  }
}

/** What a part of the view is called. @param {string} game @param {string} key */
function label(game, key) {
  const id = [`${game}-view-${key.replaceAll("_", "-")}`, `web-any-${key.replaceAll("_", "-")}`].find(has);
  return id ? t(id) : html`<code lang="zxx" translate="no">${key}</code>`;
}

/** A value of a view, readable. @param {unknown} value @returns {string} */
function written(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "web-any-yes" : "web-any-no");
  if (Array.isArray(value)) return value.length ? value.map(written).join(value.some(Array.isArray) ? " | " : ", ") : "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, entry]) => `${key}: ${written(entry)}`)
      .join(", ");
  }
  return String(value);
}
