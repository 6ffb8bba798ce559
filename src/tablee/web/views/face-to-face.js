/** The Game Face to Face: one's own two piles, and the other's, one of which may be helped once a turn. */

import { html, nothing } from "../vendor/lit.js";
import { t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { PileBoard } from "../parts/pile-board.js";
import { listOf, who } from "../shell/sayings.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").View} View
 */

const DIRECTIONS = ["up", "down"];
const BASES = /** @type {Record<string, number>} */ ({ up: 1, down: 60 });

export default class FaceToFace extends PileBoard {
  get #near() {
    return this.view?.viewer ?? 0;
  }

  piles() {
    const view = /** @type {View} */ (this.view);
    return [
      { prefix: "", seat: this.#near },
      { prefix: "other-", seat: 1 - this.#near },
    ].flatMap(({ prefix, seat }) =>
      DIRECTIONS.map((direction) => ({
        target: `${prefix}${direction}`,
        top: view.piles[seat][direction],
        rises: direction === "up",
        base: BASES[direction],
      })),
    );
  }

  /** The other's piles above, one's own below, each with whose they are. */
  drawPiles() {
    const [ownUp, ownDown, otherUp, otherDown] = this.piles();
    const side = (/** @type {number} */ seat, /** @type {any[]} */ piles, /** @type {number} */ first, /** @type {string} */ name) =>
      html`<section class="side side-${name}">
        <h2 class="side-name">${this.#side(seat)}</h2>
        <div class="piles">${piles.map((pile, place) => this.drawPile(pile, first + place))}</div>
      </section>`;
    return html`<div class="duel">
      ${side(1 - this.#near, [otherUp, otherDown], 2, "other")} ${side(this.#near, [ownUp, ownDown], 0, "own")}
    </div>`;
  }

  /** @param {number} seat */
  #side(seat) {
    const view = /** @type {View} */ (this.view);
    const table = /** @type {Table} */ (this.table);
    const { name, you } = who(table, seat);
    const said = typeof name === "string" ? name : t(name.id, /** @type {any} */ (name.facts));
    return t("play-duel-side", { name: said, you, hand: view.hand_counts[seat], draw: view.draw_counts[seat] });
  }

  /** Whether the one card of a turn for the other's piles has been laid. @param {View} view */
  #help(view) {
    if (view.helped) return html`<p class="helped">${icon("check")}${t("web-duel-helped")}</p>`;
    return html`<p class="helped is-open"><span aria-hidden="true">♡</span>${t("web-duel-may-help")}</p>`;
  }

  middle() {
    const view = /** @type {View} */ (this.view);
    return html`<div class="pile-middle">
      ${view.over ? nothing : this.#help(view)} ${this.since()}
    </div>`;
  }
}

/** What is to be done now. @param {View} view @param {Table} table @returns {string} */
export function headline(view, table) {
  if (view.viewer === null || !view.to_act.includes(view.viewer)) {
    return t("play-prompt-wait", { names: listOf(table, view.to_act), count: view.to_act.length });
  }
  const helped = view.helped ? "yes" : "no";
  return t("play-prompt-duel", { missing: Math.max(0, 2 - view.laid), laid: view.laid, helped });
}
