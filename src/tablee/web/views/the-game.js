/** The Game: two ascending and two descending piles that everybody shares. */

import { html, nothing } from "../vendor/lit.js";
import { t } from "../core/texts.js";
import { backCard } from "../parts/card.js";
import { PileBoard } from "../parts/pile-board.js";
import { listOf } from "../shell/sayings.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").View} View
 */

const BASES = /** @type {Record<string, number>} */ ({ up1: 1, up2: 1, down1: 100, down2: 100 });

export default class TheGame extends PileBoard {
  piles() {
    return Object.entries(/** @type {Record<string, number>} */ (this.view?.piles ?? {})).map(([target, top]) => ({
      target,
      top,
      rises: target.startsWith("up"),
      base: BASES[target],
    }));
  }

  /** The words that stand on a pile. @param {import("../parts/pile-board.js").Pile} pile */
  about({ target }) {
    return this.words(target);
  }

  /** Who says what about a pile or a kind of command. @param {string} about @returns {unknown} */
  words(about) {
    const table = /** @type {Table} */ (this.table);
    /** @type {Map<string, number[]>} */
    const said = new Map();
    for (const [seat, word, target] of this.view?.talk ?? []) {
      if (target === about) said.set(word, [...(said.get(word) ?? []), seat]);
    }
    return [...said].map(
      ([word, seats]) =>
        html`<span class="said said-${word}">${t(`play-word-${word}`, { names: listOf(table, seats) })}</span>`,
    );
  }

  middle() {
    return html`<div class="pile-middle">${this.stock()} ${this.since()}</div>`;
  }

  /** The draw pile, and how far the team has come. */
  stock() {
    const view = /** @type {View} */ (this.view);
    return html`<div class="stock">
      <span class="draw-pile ${view.draw_count ? "" : "is-empty"}">${view.draw_count ? backCard("") : nothing}</span>
      <span class="stock-words">${t("play-piles-headline", { draw: view.draw_count, left: view.left })}</span>
    </div>`;
  }
}

/** What is to be done now. @param {View} view @param {Table} table @returns {string} */
export function headline(view, table) {
  if (view.seat === null) return t(view.legal.includes("start") ? "web-piles-who-starts" : "play-prompt-start-wait");
  if (view.viewer === null || !view.to_act.includes(view.viewer)) {
    return t("play-prompt-wait", { names: listOf(table, view.to_act), count: view.to_act.length });
  }
  return t("play-prompt-lay", { missing: Math.max(0, view.due - view.laid), laid: view.laid });
}
