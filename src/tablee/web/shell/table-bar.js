/** The bar over a table: the way home, what is played, and a button for each panel and for the menu. */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { paths } from "../core/router.js";
import { t } from "../core/texts.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {object} Tool
 * @property {string} name of the panel that it opens
 * @property {boolean} isOpen
 * @property {number} unread what is new in it
 */

/** It tells "tool" (detail: the name), "rules" and "menu". */
class TableBar extends Piece {
  static properties = { game: { attribute: false }, tools: { attribute: false }, isBeside: { attribute: false } };

  constructor() {
    super();
    /** @type {string | null} */
    this.game = null;
    /** @type {Tool[]} */
    this.tools = [];
    /** Whether panels stand beside the board, one of them always; else they lie over it. */
    this.isBeside = false;
  }

  render() {
    return html`<header class="table-bar">
      <a class="quiet icon-button" href=${paths.home()} aria-label=${t("web-table-home")}>${icon("home")}</a>
      <h1 class="table-title">${this.game === null ? "Tablée" : this.#rules(this.game)}</h1>
      <div class="table-tools">${this.tools.map((tool) => this.#tool(tool))} ${this.#menu()}</div>
    </header>`;
  }

  /** The game's name, which opens its rules. @param {string} game */
  #rules(game) {
    return html`<button
      type="button"
      class="quiet title-rules"
      aria-haspopup="dialog"
      title=${t("web-table-rules")}
      @click=${() => this.tell("rules")}
    >
      <span>${t(`${game}-name`)}</span>${icon("rules")}<span class="unseen">${t("web-table-rules")}</span>
    </button>`;
  }

  /** @param {Tool} tool */
  #tool({ name, isOpen, unread }) {
    const label = unread ? t("web-table-chat-unread", { count: unread }) : t(`web-table-${name}`);
    return html`<button
      type="button"
      class="quiet icon-button tool tool-${name}"
      aria-label=${label}
      title=${label}
      aria-pressed=${this.isBeside ? String(isOpen) : nothing}
      aria-haspopup=${this.isBeside ? nothing : "dialog"}
      @click=${() => this.tell("tool", name)}
    >
      ${icon(name)}${unread ? html`<span class="badge" aria-hidden="true">${Math.min(unread, 99)}</span>` : nothing}
    </button>`;
  }

  #menu() {
    const label = t("web-table-menu");
    return html`<button
      type="button"
      class="quiet icon-button tool-menu"
      aria-haspopup="dialog"
      aria-label=${label}
      title=${label}
      @click=${() => this.tell("menu")}
    >
      ${icon("menu")}
    </button>`;
  }
}
define("tablee-table-bar", TableBar);
