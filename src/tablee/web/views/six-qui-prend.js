/** 6 qui prend!: four rows, a choice in secret, and the cards placed one after the other. */

import { html, nothing } from "../vendor/lit.js";
import { Drag } from "../core/drag.js";
import { digitOf, Digits, isForOthers, stepThrough } from "../core/keys.js";
import { Mover, pause } from "../core/motion.js";
import { Piece } from "../core/piece.js";
import { isStill } from "../core/settings.js";
import { t } from "../core/texts.js";
import { shownCard } from "../parts/card.js";
import { hand } from "../parts/hand.js";
import { icon } from "../parts/icons.js";
import { listOf, nameOf, speak, who } from "../shell/sayings.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").View} View
 * @typedef {[seat: number, card: number, row: number, taken: number[]]} Placement
 * @typedef {object} Scene what is shown while cards are placed
 * @property {number[][]} rows
 * @property {number[]} points
 * @property {number[]} totals of earlier rounds
 * @property {number} round
 * @property {number[]} hand that is held while they are placed
 * @property {[number, number][]} shown cards that are not placed yet
 * @property {number | null} placed
 * @property {Placement | null} last
 */

const ROOM = 5; // cards that a row holds before the next one takes it
const SHOW_MS = 1100; // the cards that were shown together, before the first is placed
const PLACE_MS = 700;
const TAKE_MS = 1300; // a row that was taken is looked at for longer

export default class SixQuiPrend extends Piece {
  static properties = {
    view: { attribute: false },
    table: { attribute: false },
    pending: { attribute: false },
    events: { attribute: false },
    card: { state: true },
    row: { state: true },
    scene: { state: true },
  };

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {Table | null} */
    this.table = null;
    /** @type {string | null} */
    this.pending = null;
    /** @type {import("../shell/types.js").TableEvent[]} */
    this.events = [];
    /** @type {number | null} */
    this.card = null;
    /** The row that is picked, from 1. @type {number | null} */
    this.row = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** The view that is on the screen, or that the scene began with. @type {View | null} */
    this.seen = null;
    this.playing = 0;
    this.digits = new Digits();
    this.mover = new Mover();
    this.drag = new Drag(this, {
      card: ".card.own",
      target: ".six-rows",
      drop: (card) => this.#choose(Number(card.dataset.card)),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.drag.connect();
  }

  disconnectedCallback() {
    this.drag.disconnect();
    this.playing += 1;
    super.disconnectedCallback();
  }

  // --- choosing ------------------------------------------------------------------------------------------------------

  get #hand() {
    return /** @type {number[]} */ (this.scene?.hand ?? this.view?.hand ?? []);
  }

  get #myRow() {
    const view = this.view;
    return Boolean(view && view.phase === "row" && view.viewer !== null && view.to_act.includes(view.viewer));
  }

  get #myChoice() {
    const view = this.view;
    return Boolean(view && view.phase === "choose" && view.viewer !== null && view.to_act.includes(view.viewer));
  }

  /** @param {number} card */
  #choose(card) {
    if (this.pending !== null || this.scene) return;
    this.card = null;
    this.digits.clear(); // what is typed next begins another number
    this.tell("act", { action: String(card) });
  }

  /** @param {number} row from 1 */
  #take(row) {
    if (this.pending !== null || this.scene) return;
    this.row = null;
    this.tell("act", { action: `row${row}` });
  }

  /** A tap picks a card, a second one on the same chooses it: a choice is final. @param {number} card */
  #press(card) {
    if (this.card === card && this.#myChoice) this.#choose(card);
    else this.card = card;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.view || this.view.over || this.view.viewer === null) return false;
    if (isForOthers(event)) return false;
    if (this.#myRow) return this.#rowKey(event);
    const digit = digitOf(event);
    if (digit !== null) {
      this.card = this.digits.type(digit, this.#hand);
      return true;
    }
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      this.card = stepThrough(this.#hand, this.card, event.key === "ArrowLeft" ? -1 : 1);
      return true;
    }
    if (event.key === "Escape") return this.#drop();
    if (event.key !== "Enter" || /** @type {Element} */ (event.target).closest("button, a")) return false;
    if (this.card !== null) this.#choose(this.card);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #rowKey(event) {
    const rows = [1, 2, 3, 4];
    const digit = Number(digitOf(event) ?? 0);
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (step) this.row = stepThrough(rows, this.row, step);
    else if (rows.includes(digit)) this.row = digit;
    else if (event.key === "Escape") return this.#drop();
    else if (event.key !== "Enter" || /** @type {Element} */ (event.target).closest("button, a")) return false;
    else if (this.row !== null) this.#take(this.row);
    return true;
  }

  #drop() {
    const had = this.card !== null || this.row !== null;
    this.card = this.row = null;
    this.digits.clear();
    return had;
  }

  // --- the cards placed one after the other ----------------------------------------------------------------------------

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.card !== null && !this.#hand.includes(this.card)) this.card = null;
    if (!this.#myRow) this.row = null;
    if (changed.has("view")) this.#follow();
    if (this.hasUpdated) this.mover.note(this);
  }

  #follow() {
    const before = this.seen;
    const after = this.view;
    this.seen = after;
    if (before && after && isNewTurn(before, after)) this.#stage(before, after);
  }

  /** Whether cards are being placed one after the other. */
  get isShowing() {
    return this.scene !== null;
  }

  /** @param {View} before @param {View} after */
  async #stage(before, after) {
    const run = ++this.playing;
    const turn = /** @type {Placement[]} */ (after.last_turn);
    const rows = /** @type {number[][]} */ (before.rows).map((row) => [...row]);
    const points = [.../** @type {number[]} */ (before.points)];
    const shown = turn.map(([seat, card]) => /** @type {[number, number]} */ ([seat, card]));
    const { totals, round } = before;
    const mine = turn.find(([seat]) => seat === before.viewer)?.[1];
    const held = /** @type {number[]} */ (before.hand ?? []).filter((card) => card !== mine);
    const still = { totals, round, hand: held };
    this.scene = { ...still, rows: rows.map((row) => [...row]), points: [...points], shown: [...shown], placed: null, last: null };
    if (await pause(SHOW_MS)) return this.#endScene(run);
    for (const placement of turn) {
      if (run !== this.playing) return;
      const [seat, card, row, taken] = placement;
      rows[row - 1] = taken.length ? [card] : [...rows[row - 1], card];
      points[seat] += this.#worth(after, taken);
      shown.shift();
      this.scene = { ...still, rows: rows.map((cards) => [...cards]), points: [...points], shown: [...shown], placed: card, last: placement };
      if (await pause(taken.length ? TAKE_MS : PLACE_MS)) break;
    }
    this.#endScene(run);
  }

  /** @param {number} run */
  #endScene(run) {
    if (run !== this.playing) return;
    this.scene = null;
    this.tell("shown");
  }

  /** @param {View} view @param {number[]} cards */
  #worth(view, cards) {
    return cards.reduce((sum, card) => sum + view.card_points[card], 0);
  }

  updated() {
    this.mover.fly(this, (key) => {
      const card = Number(key.replace("card-", ""));
      const seat = /** @type {Placement[]} */ (this.view?.last_turn ?? []).find(([, placed]) => placed === card)?.[0];
      return seat === undefined ? null : this.querySelector(`.six-seat[data-seat="${seat}"]`);
    });
  }

  // --- drawing -------------------------------------------------------------------------------------------------------

  render() {
    const { view, table } = this;
    if (!view || !table) return nothing;
    const scene = this.scene;
    const shown = /** @type {[number, number][]} */ (scene ? scene.shown : (view.revealed ?? []));
    return html`<div class="six-board players-${view.players}">
      ${view.until === null ? nothing : html`<p class="six-round">${t("play-six-headline", { round: scene?.round ?? view.round, until: view.until })}</p>`}
      <div class="six-table">
        <div class="six-rows" role="group" aria-label=${t("web-six-rows")}>
          ${(scene?.rows ?? view.rows).map((/** @type {number[]} */ row, /** @type {number} */ place) => this.#row(row, place + 1))}
        </div>
        ${this.#seats(view, table, scene, shown)}
      </div>
      ${this.#lastTurn(view, table)}
      <div class="dock">${this.#dock(view)}</div>
    </div>`;
  }

  /** @param {number[]} row @param {number} number */
  #row(row, number) {
    const view = /** @type {View} */ (this.view);
    const points = this.#worth(view, row);
    const isPlacedHere = row.includes(this.scene?.placed ?? -1);
    const cards = html`<span class="row-number" aria-hidden="true">${number}</span>
      <span class="row-cards">
        ${Array.from({ length: ROOM }, (_, place) =>
          row[place] === undefined
            ? html`<span class="slot ${place === ROOM - 1 ? "last-slot" : ""}"></span>`
            : shownCard(row[place], {
                points: view.card_points[row[place]],
                move: `card-${row[place]}`,
                extra: row[place] === this.scene?.placed ? "just-placed" : "",
              }),
        )}
      </span>
      <span class="row-points" aria-hidden="true">${points}<span class="pip"></span></span>`;
    const label = t("web-six-row", { row: number, cards: row.join(", "), points });
    if (!this.#myRow || this.scene) {
      return html`<div class="six-row ${isPlacedHere ? "placed-here" : ""}" role="img" aria-label=${label}>${cards}</div>`;
    }
    return html`<button
      type="button"
      class="six-row can-take ${this.row === number ? "picked" : ""} ${this.pending === `row${number}` ? "pending" : ""}"
      data-row=${number}
      aria-label=${label}
      @click=${() => this.#take(number)}
    >
      ${cards}
    </button>`;
  }

  /** @param {View} view @param {Table} table @param {Scene | null} scene @param {[number, number][]} shown */
  #seats(view, table, scene, shown) {
    const points = scene?.points ?? view.points;
    const totals = scene?.totals ?? view.totals;
    const hasTotals = view.until !== null;
    return html`<table class="six-seats" role="table">
      <caption class="unseen">${t("web-six-standings")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${t("web-six-player")}</span></th>
          <th scope="col">${t("play-six-card")}</th>
          <th scope="col">${t("play-six-points")}</th>
          ${hasTotals ? html`<th scope="col">${t("play-six-total")}</th>` : nothing}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${table.seats.map((seat, number) => {
          const card = shown.find(([one]) => one === number)?.[1];
          const isTaking = scene?.last?.[0] === number && scene.last[3].length > 0;
          return html`<tr
            role="row"
            class="six-seat ${number === view.viewer ? "mine" : ""} ${view.to_act.includes(number) && !scene ? "waits" : ""} ${isTaking ? "taking" : ""}"
            data-seat=${number}
          >
            <th scope="row" role="rowheader" title=${nameOf(seat)}>${number === view.viewer ? t("play-you") : nameOf(seat)}</th>
            <td role="cell">${card === undefined ? this.#choiceMark(view, number) : shownCard(card, { plain: true, points: view.card_points[card], move: `card-${card}` })}</td>
            <td class="figure points" role="cell">${points[number]}<span class="pip" aria-hidden="true"></span></td>
            ${hasTotals ? html`<td class="figure total" role="cell">${totals[number] + points[number]}</td>` : nothing}
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  /** @param {View} view @param {number} seat */
  #choiceMark(view, seat) {
    if (view.phase !== "choose" || this.scene) return nothing;
    if (!view.chosen[seat]) return html`<span class="soft" aria-label=${t("web-six-chooses")}>…</span>`;
    return html`<span class="has-chosen">${icon("check")}<span class="unseen">${t("web-six-has-chosen")}</span></span>`;
  }

  /** The placements of the last turn as sentences. @param {View} view @param {Table} table */
  #lastTurn(view, table) {
    if (this.scene?.last) return html`<p class="six-now">${this.#placed(view, table, this.scene.last)}</p>`;
    if (this.scene) return html`<p class="six-now">${t("play-six-shown")}</p>`;
    if (!view.last_turn.length) return nothing;
    return html`<details class="six-last">
      <summary>${t("web-six-last-turn")}</summary>
      <ol>
        ${/** @type {Placement[]} */ (view.last_turn).map((placement) => html`<li>${this.#placed(view, table, placement)}</li>`)}
      </ol>
    </details>`;
  }

  /** @param {View} view @param {Table} table @param {Placement} placement */
  #placed(view, table, [seat, card, row, taken]) {
    const facts = { card, row, count: taken.length, points: this.#worth(view, taken), ...who(table, seat) };
    return speak({ id: taken.length ? "play-six-takes" : "play-six-placed", facts });
  }

  /** @param {View} view */
  #dock(view) {
    if (view.viewer === null || (view.over && !this.scene)) return nothing;
    const cards = this.#hand.map((card) => ({
      number: card,
      label: `${card}, ${t("play-score-points", { score: view.card_points[card] })}`,
      isPicked: this.card === card,
      isPending: this.pending === String(card),
      isQuiet: !this.#myChoice || this.scene !== null,
      look: { points: view.card_points[card] },
    }));
    const chosen = view.choice;
    return html`<div class="dock-buttons">
        ${chosen === null || chosen === undefined || view.phase !== "choose"
          ? nothing
          : html`<span class="six-choice">${t("web-six-chosen")} ${shownCard(chosen, { plain: true, points: view.card_points[chosen], move: `card-${chosen}` })}</span>`}
        ${this.#myChoice && !this.scene
          ? html`<button
              type="button"
              class="primary ${this.pending !== null ? "pending" : ""}"
              ?disabled=${this.card === null}
              @click=${() => this.card !== null && this.#choose(this.card)}
            >
              ${this.card === null ? t("web-six-pick") : t("web-six-choose", { card: this.card })}
            </button>`
          : nothing}
        ${this.#myRow && !this.scene ? html`<span class="six-choice">${t("web-six-take-a-row")}</span>` : nothing}
      </div>
      ${cards.length ? hand(cards, (card) => this.#press(card)) : html`<p class="soft no-hand">${t("web-hand-empty")}</p>`}`;
  }
}

/** What is to be done now. @param {View} view @param {Table} table @returns {string} */
export function headline(view, table) {
  if (view.viewer !== null && view.to_act.includes(view.viewer)) {
    if (view.phase === "row") return t("play-prompt-row", { card: view.revealed[0][1] });
    return t("play-prompt-choose");
  }
  return t("play-prompt-wait", { names: listOf(table, view.to_act), count: view.to_act.length });
}

/** Whether the cards of a turn are to be placed one after the other before the eyes of those who want movement. @param {View} before @param {View} after */
export function showsInSteps(before, after) {
  return !isStill() && !document.hidden && isNewTurn(before, after);
}

/** What is said while they are placed. */
export function meanwhile() {
  return t("play-six-shown");
}

/** Whether a turn has just been placed that can be shown. @param {View} before @param {View} after */
function isNewTurn(before, after) {
  if (before.viewer !== after.viewer || !after.last_turn?.length) return false;
  return JSON.stringify(before.last_turn) !== JSON.stringify(after.last_turn) && follows(before, after);
}

/**
 * Whether the last turn, placed on the rows that were seen, gives the rows of now. After several turns that were missed it
 * does not, and nothing is shown in between; at the end of a round the rows are new, and the hands had one card.
 * @param {View} before
 * @param {View} after
 */
function follows(before, after) {
  const rows = /** @type {number[][]} */ (before.rows).map((row) => [...row]);
  for (const [, card, row, taken] of /** @type {Placement[]} */ (after.last_turn)) {
    rows[row - 1] = taken.length ? [card] : [...rows[row - 1], card];
  }
  const isEndOfRound = before.round !== after.round && Math.max(...before.hand_counts) <= 1;
  return isEndOfRound || JSON.stringify(rows) === JSON.stringify(after.rows);
}
