/** The place of the game's view: it loads the view, and hands it what it shows. */

import { html } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { viewOf } from "./view-loader.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableEvent} TableEvent
 */

/** It tells "loaded" (detail: the view's module) when the view can be seen, and "drawn" whenever it has been drawn. */
class TableBoard extends Piece {
  static properties = {
    table: { attribute: false },
    view: { attribute: false },
    pending: { attribute: false },
    pendings: { attribute: false },
    events: { attribute: false },
    board: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {string | null} the action that is on its way */
    this.pending = null;
    /** @type {string[]} all actions that are on their way */
    this.pendings = [];
    /** @type {TableEvent[]} */
    this.events = [];
    /** The element of the view. @type {any} */
    this.board = null;
    /** The game whose view is loaded, or on its way. @type {string | null} */
    this.game = null;
  }

  willUpdate() {
    const game = this.table?.game;
    if (game && game !== this.game) this.#load(game);
    if (this.board && this.view?.game === this.game) {
      const { table, view, pending, pendings, events } = this;
      Object.assign(this.board, { table, view, pending, pendings, events });
    }
  }

  async updated() {
    await this.board?.updateComplete;
    this.tell("drawn");
  }

  render() {
    return this.board ?? html`<p class="table-opening soft">${t("web-table-loading")}</p>`;
  }

  /** @param {string} game */
  async #load(game) {
    this.game = game;
    this.board = null;
    try {
      const loaded = await viewOf(game);
      if (this.game !== game) return;
      this.board = document.createElement(loaded.tag);
      this.tell("loaded", loaded);
    } catch (error) {
      console.error(error);
      this.game = null; // tried again with the next change
    }
  }

  /** Give the view a key. @param {KeyboardEvent} event @returns {boolean} whether it did something */
  key(event) {
    return Boolean(this.board?.key?.(event));
  }

  /** Whether the view is showing step by step what has happened. */
  get isShowing() {
    return Boolean(this.board?.isShowing);
  }

  /** Where the person's own hand begins on the screen, null where there is none. @returns {number | null} */
  get dockTop() {
    return this.querySelector(".dock")?.getBoundingClientRect().top ?? null;
  }
}
define("tablee-table-board", TableBoard);
