/**
 * What the boards of The Game, Extreme and Face to Face share: four piles, a hand, and the ways to bring them together.
 * Nothing here knows whether a card fits: what is legal and what it would cost stands in the view.
 */

import { html, nothing } from "../vendor/lit.js";
import { Drag } from "../core/drag.js";
import { digitOf, Digits, isForOthers, keyOf, stepThrough } from "../core/keys.js";
import { Mover } from "../core/motion.js";
import { Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { nameOf, targetName } from "../shell/sayings.js";
import { shownCard } from "./card.js";
import { hand } from "./hand.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").View} View
 * @typedef {object} Pile
 * @property {string} target its name in actions
 * @property {number} top
 * @property {boolean} rises
 * @property {number} base what it shows before a card lies on it
 */

const LETTERS = ["a", "b", "c", "d"];

export class PileBoard extends Piece {
  static properties = {
    view: { attribute: false },
    table: { attribute: false },
    pending: { attribute: false },
    events: { attribute: false },
    card: { state: true },
    target: { state: true },
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
    /** The card that is picked. @type {number | null} */
    this.card = null;
    /** The pile that is picked. @type {string | null} */
    this.target = null;
    this.digits = new Digits();
    this.mover = new Mover();
    this.drag = new Drag(this, {
      card: ".card.own",
      target: ".pile",
      begin: (card) => (this.card = Number(card.dataset.card)),
      drop: (card, pile) => this.#lay(Number(card.dataset.card), pile.dataset.pile ?? ""),
      end: () => (this.card = null),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.drag.connect();
  }

  disconnectedCallback() {
    this.drag.disconnect();
    super.disconnectedCallback();
  }

  // --- what a game says of itself ------------------------------------------------------------------------------------

  /** @returns {Pile[]} the four piles, in the order of their letters */
  piles() {
    return [];
  }

  /** What stands between piles and hand. @returns {unknown} */
  middle() {
    return nothing;
  }

  /** What is said of a pile below it. @param {Pile} _pile @returns {unknown} */
  about(_pile) {
    return nothing;
  }

  /** The command of a card. @param {number} _card @returns {string | undefined} */
  commandOf(_card) {
    return undefined;
  }

  /** What is said of the command on a pile's top. @param {string} _target @param {string} command @returns {string} */
  commandWord(_target, command) {
    return t(`command-${command}`);
  }

  /** Buttons beside the end of the turn. @returns {unknown} */
  moreButtons() {
    return nothing;
  }

  // --- picking and laying --------------------------------------------------------------------------------------------

  get #hand() {
    return /** @type {number[]} */ (this.view?.hand ?? []);
  }

  get isMyTurn() {
    return Boolean(this.view && this.view.viewer !== null && this.view.to_act.includes(this.view.viewer));
  }

  /** @param {string} action */
  #act(action) {
    this.card = this.target = null;
    this.digits.clear();
    this.tell("act", { action });
  }

  /** @param {number} card @param {string} target */
  #lay(card, target) {
    if (this.pending === null) this.#act(`${card}>${target}`);
  }

  /** @param {number} card */
  #pressCard(card) {
    if (this.target !== null) this.#lay(card, this.target);
    else this.card = this.card === card ? null : card;
  }

  /** @param {string} target */
  #pressPile(target) {
    if (this.view?.viewer === null) return;
    if (this.card !== null) this.#lay(this.card, target);
    else this.target = this.target === target ? null : target;
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  key(event) {
    if (!this.view || this.view.over || this.view.viewer === null) return false;
    if (isForOthers(event)) return false;
    const digit = digitOf(event);
    if (digit !== null) return this.#type(digit);
    const key = keyOf(event);
    const place = LETTERS.indexOf(key);
    if (place >= 0) return this.#did(this.#pressPile(this.piles()[place].target));
    const deeds = /** @type {Record<string, () => void>} */ ({
      e: () => this.pending === null && this.#act("end"),
      s: () => this.pending === null && this.#act("start"),
      arrowleft: () => (this.card = stepThrough(this.#hand, this.card, -1)),
      arrowright: () => (this.card = stepThrough(this.#hand, this.card, 1)),
      arrowup: () => (this.target = stepThrough(this.#targets(), this.target, -1)),
      arrowdown: () => (this.target = stepThrough(this.#targets(), this.target, 1)),
      escape: () => (this.card = this.target = null),
    });
    if (key in deeds && (key !== "s" || this.view.legal.includes("start"))) return this.#did(deeds[key]());
    if (key !== "enter" || /** @type {Element} */ (event.target).closest("button, a")) return false;
    return this.#did(this.#enter());
  }

  /** @param {unknown} _ */
  #did(_) {
    return true;
  }

  /** @param {string} digit */
  #type(digit) {
    this.card = this.digits.type(digit, this.#hand);
    return true;
  }

  #targets() {
    return this.piles().map((pile) => pile.target);
  }

  /** Lay what is picked; with a card alone, go to the pile where it costs least. */
  #enter() {
    if (this.card === null) return;
    if (this.target !== null) this.#lay(this.card, this.target);
    else this.target = this.#cheapest(this.card);
  }

  /** The pile where a card costs least of those it may go to; in the turn of others, of those it fits on. @param {number} card @returns {string | null} */
  #cheapest(card) {
    const costs = this.#costsOf(card);
    const open = Object.keys(costs).filter((target) => !this.isMyTurn || this.#isLegal(card, target));
    const own = open.filter((target) => !target.startsWith("other"));
    return (own.length ? own : open).sort((one, two) => costs[one] - costs[two])[0] ?? null;
  }

  /** @param {number} card @returns {Record<string, number>} */
  #costsOf(card) {
    return this.view?.costs?.[card] ?? {};
  }

  /** @param {number} card @param {string} target */
  #isLegal(card, target) {
    return Boolean(this.view?.legal.includes(`${card}>${target}`));
  }

  // --- drawing -------------------------------------------------------------------------------------------------------

  willUpdate() {
    if (this.card !== null && !this.#hand.includes(this.card)) this.card = null;
    if (this.drag.card && !this.#hand.includes(Number(this.drag.card.dataset.card))) this.drag.cancel();
    if (this.hasUpdated) this.mover.note(this);
  }

  updated() {
    this.mover.fly(this, (key) => this.#originOf(key));
  }

  /** A card that comes to the table comes from who laid it, one that comes into the hand from the draw pile. @param {string} key */
  #originOf(key) {
    const number = Number(key.replace("card-", ""));
    const lay = this.events.find((event) => event.kind === "action" && event.action?.startsWith(`${number}>`));
    return lay ? document.querySelector(`.seat-chip[data-seat="${lay.seat}"]`) : this.querySelector(".draw-pile");
  }

  render() {
    if (!this.view || !this.table) return nothing;
    return html`<div class="pile-board ${this.isMyTurn ? "my-turn" : ""} ${this.card === null ? "" : "has-picked"}">
      ${this.drawPiles()} ${this.middle()}
      <div class="dock">${this.#dock()}</div>
    </div>`;
  }

  /** @returns {unknown} */
  drawPiles() {
    return html`<div class="piles">${this.piles().map((pile, place) => this.drawPile(pile, place))}</div>`;
  }

  /** @param {Pile} pile @param {number} place */
  drawPile(pile, place) {
    const { target, top, rises, base } = pile;
    const isPicked = this.target === target;
    const cost = this.card === null ? null : this.#cost(this.card, target);
    const isLegal = this.card !== null && this.#isLegal(this.card, target);
    const isPending = this.pending?.endsWith(`>${target}`) ?? false;
    const mark = this.card !== null && this.isMyTurn ? (isLegal ? "legal" : "barred") : "";
    return html`<div class="pile-place">
      <button
        type="button"
        class="pile ${rises ? "rises" : "falls"} ${isPicked ? "picked" : ""} ${mark} ${isPending ? "pending" : ""} ${target.startsWith("other") ? "others" : ""}"
        data-pile=${target}
        aria-pressed=${isPicked ? "true" : "false"}
        aria-label=${this.#pileLabel(pile, place)}
        @click=${() => this.#pressPile(target)}
      >
        <span class="pile-name" aria-hidden="true">${LETTERS[place].toUpperCase()}<span class="arrow">${rises ? "▲" : "▼"}</span></span>
        ${
          top === base
            ? html`<span class="card base-card"><span class="card-number">${base}</span></span>`
            : shownCard(top, { move: `card-${top}`, command: this.commandOf(top), extra: "top-card" })
        }
        <span class="pile-cost ${cost?.kind ?? ""}" aria-hidden="true">${cost?.text ?? ""}</span>
      </button>
      <div class="pile-about">${this.about(pile)}</div>
    </div>`;
  }

  /** @param {Pile} pile @param {number} place */
  #pileLabel({ target, top, rises }, place) {
    const facts = { letter: LETTERS[place].toUpperCase(), direction: rises ? "up" : "down", top };
    const said = [t("web-piles-pile", { ...facts, whose: target.startsWith("other") ? "other" : "own" })];
    const command = this.commandOf(top);
    if (command) said.push(this.commandWord(target, command));
    const cost = this.card === null ? null : this.#cost(this.card, target);
    if (cost) said.push(`${this.card}: ${cost.spoken}`);
    return said.join(", ");
  }

  /**
   * What a card would cost on a pile: as it is written, as it is said, and what kind of cost it is.
   * @param {number} card
   * @param {string} target
   */
  #cost(card, target) {
    const cost = this.#costsOf(card)[target];
    if (cost === undefined) return { text: "·", spoken: t("web-piles-no-fit"), kind: "none" };
    if (this.isMyTurn && !this.#isLegal(card, target)) {
      return { text: "✗", spoken: t("web-piles-barred"), kind: "barred-cost" };
    }
    if (cost < 0) return { text: `↶${-cost}`, spoken: t("web-piles-back", { steps: -cost }), kind: "back" };
    const isHelp = target.startsWith("other");
    const spoken = t(isHelp ? "web-duel-improves" : "web-piles-steps", { steps: cost });
    return { text: isHelp ? `♥${cost}` : `+${cost}`, spoken, kind: isHelp ? "help" : "steps" };
  }

  #dock() {
    const view = /** @type {View} */ (this.view);
    if (view.viewer === null || view.over) return nothing;
    return html`${this.#buttons(view)} ${this.#hand.length ? hand(this.#hand.map((card) => this.#held(card)), (card) => this.#pressCard(card)) : html`<p class="soft no-hand">${t("web-hand-empty")}</p>`}`;
  }

  /** @param {number} card @returns {import("./hand.js").HeldCard} */
  #held(card) {
    const command = this.commandOf(card);
    const cost = this.target === null ? null : this.#cost(card, this.target);
    const costs = this.piles()
      .map(({ target }, place) => ({ letter: LETTERS[place].toUpperCase(), cost: this.#cost(card, target) }))
      .filter(({ cost: { kind } }) => kind !== "none")
      .map(({ letter, cost: { spoken } }) => `${letter} ${spoken}`);
    const best = this.#cheapest(card);
    const named = [String(card), ...(command ? [t(`command-${command}`)] : [])].join(" ");
    return {
      number: card,
      label: [named, ...(costs.length ? costs : [t("web-piles-fits-nowhere")])].join(", "),
      isPicked: this.card === card,
      isPending: this.pending?.startsWith(`${card}>`) ?? false,
      isQuiet: best === null,
      look: { command },
      hint: best ? html`${LETTERS[this.#targets().indexOf(best)].toUpperCase()}<b>${this.#cost(card, best).text}</b>` : null,
      note: cost ? html`<span class=${cost.kind}>${cost.text}</span>` : null,
    };
  }

  /** @param {View} view */
  #buttons(view) {
    const canStart = view.legal.includes("start");
    if (!canStart && !this.isMyTurn) return nothing;
    const button = (/** @type {string} */ action, /** @type {string} */ message, /** @type {boolean} */ isReady) =>
      html`<button
        type="button"
        class="${isReady ? "primary" : "button"} ${this.pending === action ? "pending" : ""}"
        data-action=${action}
        @click=${() => this.pending === null && this.#act(action)}
      >
        ${t(message)}
      </button>`;
    return html`<div class="dock-buttons">
      ${canStart ? button("start", "web-piles-start", true) : nothing}
      ${this.isMyTurn && !canStart ? html`${this.progress()}${button("end", "web-piles-end", view.legal.includes("end"))}` : nothing}
      ${this.moreButtons()}
    </div>`;
  }

  /** How many of the cards that are due lie: filled and open places. @returns {unknown} */
  progress() {
    const view = /** @type {View} */ (this.view);
    const due = view.due ?? 2;
    const places = Math.max(due, view.laid);
    return html`<span class="progress" role="img" aria-label=${t("web-piles-progress", { laid: view.laid, due })}>
      ${Array.from({ length: places }, (_, place) => html`<span class="place ${place < view.laid ? "filled" : ""} ${place >= due ? "beyond" : ""}"></span>`)}
    </span>`;
  }

  /** The lays since the viewer's last turn (of a spectator, of this turn and the one before). @returns {unknown} */
  since() {
    const view = /** @type {View} */ (this.view);
    const table = /** @type {Table} */ (this.table);
    if (!view.since?.length) return nothing;
    /** @type {{seat: number, lays: [number, string][]}[]} */
    const turns = [];
    for (const [seat, card, pile] of view.since) {
      if (turns.at(-1)?.seat !== seat) turns.push({ seat, lays: [] });
      turns.at(-1)?.lays.push([card, pile]);
    }
    return html`<div class="since">
      <span class="since-head">${t(view.viewer === null ? "play-since-spectator" : "play-since")}</span>
      <ul class="since-list">
        ${turns.map(
          ({ seat, lays }) =>
            html`<li>
              <span class="since-name">${seat === view.viewer ? t("play-you") : nameOf(table.seats[seat])}</span>
              ${lays.map(([card, pile]) => html`<span class="since-lay"><b>${card}</b> ${targetName(table, pile, seat)}</span>`)}
            </li>`,
        )}
      </ul>
    </div>`;
  }
}
