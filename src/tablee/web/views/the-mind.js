/** The Mind: level, lives and stars, the pile in the middle, the own lowest card, and the quiet before play. */

import { html, nothing } from "../vendor/lit.js";
import { isForOthers, keyOf } from "../core/keys.js";
import { Mover } from "../core/motion.js";
import { Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { backCard, shownCard } from "../parts/card.js";
import { hand } from "../parts/hand.js";
import { icon } from "../parts/icons.js";
import { listOf, nameOf, rising, speak, who } from "../shell/sayings.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").View} View
 */

const STACK_SHOWN = 5; // cards of the pile that are seen beneath one another
const DOUBLE_MS = 300;
const SAME_SPOT_PX = 12;
const CLICK_MS = 300; // after a press has ended, within which its click comes

export default class TheMind extends Piece {
  static properties = {
    view: { attribute: false },
    table: { attribute: false },
    pendings: { attribute: false },
    events: { attribute: false },
  };

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {Table | null} */
    this.table = null;
    /** The actions that are on their way: each is ruled a moment after it was made. @type {string[]} */
    this.pendings = [];
    /** @type {import("../shell/types.js").TableEvent[]} */
    this.events = [];
    /** The press of a card whose click is still to come: the press has acted, so the click does not. @type {number | null} */
    this.pressed = null;
    /** The last press that has laid a card. */
    this.laying = { timeStamp: -Infinity, clientX: 0, clientY: 0 };
    /** When a key has laid a card. */
    this.keyed = -Infinity;
    this.mover = new Mover();
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen(this, "pointerdown", (event) => this.#down(event));
    for (const end of ["pointerup", "pointercancel"]) this.listen(window, end, () => this.#release(CLICK_MS));
    this.listen(window, "keyup", () => this.#release(0));
  }

  // --- acting --------------------------------------------------------------------------------------------------------

  get #isMine() {
    return this.view?.viewer !== null && this.view?.viewer !== undefined && !this.view.over;
  }

  get #hand() {
    return /** @type {number[]} */ (this.view?.hand ?? []);
  }

  /** The lowest card that is not on its way. */
  get #next() {
    return this.#hand.find((card) => !this.pendings.includes(String(card)));
  }

  get #isPlay() {
    return this.view?.phase === "play";
  }

  get #isRaised() {
    return Boolean(this.#isMine && this.view?.raised[/** @type {number} */ (this.view.viewer)]);
  }

  /** @param {string} action */
  #act(action) {
    if (!this.pendings.includes(action)) this.tell("act", { action });
  }

  /** The moment of the press counts, so a card is laid by it and not by the click that follows. @param {PointerEvent} event */
  #down(event) {
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".card.own"));
    if (!card || event.button !== 0 || !this.#isMine) return;
    this.pressed = event.timeStamp;
    if (isDouble(this.laying, event)) return;
    const { timeStamp, clientX, clientY } = event;
    this.laying = { timeStamp, clientX, clientY };
    this.#act(String(card.dataset.card));
  }

  /** A click that no press came before is a helping program's, or Enter's. @param {number} card */
  #click(card) {
    if (this.pressed === null) this.#act(String(card));
    this.pressed = null;
  }

  /** A press that ended elsewhere has no click. @param {number} wait milliseconds that a click may take to come */
  #release(wait) {
    const pressed = this.pressed;
    if (pressed !== null) setTimeout(() => (this.pressed = this.pressed === pressed ? null : this.pressed), wait);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.#isMine || isForOthers(event)) return false;
    const target = /** @type {Element} */ (event.target);
    if (event.repeat) return target.closest(".card.own") !== null; // a key that is held down lays one card, not all
    if (event.key === " ") return !target.closest("button:not(.card), a, summary") && this.#did(this.#layLowest(event));
    const key = keyOf(event);
    if (key === "s" && this.#isPlay) return this.#did(this.#act("stop"));
    if (key === "x" && this.#isPlay) return this.#did(this.#act(this.#isRaised ? "no-star" : "star"));
    if (key !== "enter" || target.closest("button, a")) return false;
    return this.#did(!this.#isPlay && this.#act("ready"));
  }

  /** @param {KeyboardEvent} event */
  #layLowest(event) {
    const card = this.#next;
    if (card === undefined || !this.#isPlay) return;
    this.pressed = event.timeStamp; // some browsers click the focused card when the key goes up
    if (event.timeStamp - this.keyed < DOUBLE_MS) return;
    this.keyed = event.timeStamp;
    this.#act(String(card));
  }

  /** @param {unknown} _ */
  #did(_) {
    return true;
  }

  // --- drawing -------------------------------------------------------------------------------------------------------

  willUpdate() {
    if (this.hasUpdated) this.mover.note(this);
  }

  updated() {
    this.mover.fly(this, (key) => {
      const stack = /** @type {(number | null)[]} */ (this.view?.stack ?? []);
      const place = key.startsWith("laid-") ? Number(key.replace("laid-", "")) : stack.indexOf(Number(key.replace("card-", "")));
      const seat = this.view?.laid_by?.[place];
      return seat === undefined || seat === null ? null : this.querySelector(`.mind-member[data-seat="${seat}"]`);
    });
  }

  render() {
    const { view, table } = this;
    if (!view || !table) return nothing;
    return html`<div class="mind-board phase-${view.phase}">
      ${this.#state(view)}
      <ul class="mind-team" aria-label=${t("web-mind-team")}>
        ${table.seats.map((_, seat) => this.#member(view, table, seat))}
      </ul>
      ${this.#pile(view, table)} ${this.#news(view, table)}
      <div class="dock">${this.#dock(view)}</div>
    </div>`;
  }

  /** @param {View} view */
  #state(view) {
    const reward = view.reward ? html`<span class="mind-reward">${t("web-mind-reward", { reward: view.reward })}</span>` : nothing;
    return html`<div class="mind-state">
      <span class="mind-level">${t("web-mind-level", { level: view.level, levels: view.levels })}</span>
      <span class="mind-lives" role="img" aria-label=${t("web-mind-lives", { lives: view.lives })}>
        ${Array.from({ length: Math.max(1, view.lives) }, () => html`<span class="heart ${view.lives ? "" : "is-gone"}"></span>`)}<b aria-hidden="true">${view.lives}</b>
      </span>
      <span class="mind-stars" role="img" aria-label=${t("web-mind-stars", { stars: view.stars })}>
        ${Array.from({ length: Math.max(1, view.stars) }, () => html`<span class=${view.stars ? "" : "is-gone"}>${icon("star")}</span>`)}<b aria-hidden="true">${view.stars}</b>
      </span>
      ${reward}
    </div>`;
  }

  /** @param {View} view @param {Table} table @param {number} seat */
  #member(view, table, seat) {
    const count = view.hand_counts[seat];
    const isReady = view.phase === "focus" && view.ready[seat];
    const isRaised = view.raised[seat];
    const sign = isRaised ? "raised" : isReady ? "ready" : null;
    return html`<li
      class="mind-member ${seat === view.viewer ? "mine" : ""} ${isReady ? "ready" : ""} ${isRaised ? "raised" : ""}"
      data-seat=${seat}
    >
      <span class="mind-name" title=${nameOf(table.seats[seat])}>${seat === view.viewer ? t("play-you") : nameOf(table.seats[seat])}</span>
      <span class="mind-count" role="img" aria-label=${t("play-cards-held", { count })}
        >${Array.from({ length: count }, () => html`<span class="mini-back"></span>`)}<b aria-hidden="true">${count}</b></span
      >
      <span class="mind-sign">
        ${sign === null
          ? nothing
          : html`${icon(isRaised ? "star" : "check")}<span class="mind-word">${t(`play-mind-${sign}`)}</span
              ><span class="mind-word is-short" aria-hidden="true">${t(`web-mind-sign-${sign}`)}</span>`}
      </span>
    </li>`;
  }

  /** @param {View} view @param {Table} table */
  #pile(view, table) {
    const stack = /** @type {(number | null)[]} */ (view.stack);
    const first = Math.max(0, stack.length - STACK_SHOWN);
    const cards = stack.slice(first).map((card, place) => {
      const laid = first + place;
      return card === null ? backCard(t("play-mind-secret"), `laid-${laid}`) : shownCard(card, { move: `card-${card}` });
    });
    const by = view.laid_by.filter((/** @type {number | null} */ seat) => seat !== null);
    const named = view.blind ? by.slice(-STACK_SHOWN) : by.slice(-1);
    return html`<div class="mind-pile" role="group" aria-label=${t("web-mind-pile")}>
      <div class="mind-stack">${cards.length ? cards : html`<span class="card base-card mind-empty"></span>`}</div>
      <p class="mind-by">
        ${stack.length ? (named.length ? t("play-mind-laid-by", { names: listOf(table, named) }) : "") : t("play-mind-empty")}
      </p>
    </div>`;
  }

  /** What has interrupted play, what was set aside, what was turned over. @param {View} view @param {Table} table */
  #news(view, table) {
    const isHalted = view.phase === "focus" && view.last && view.last[0] !== "level";
    const isComplete = view.phase === "focus" && view.last?.[0] === "level";
    return html`<div class="mind-news">
      ${isHalted ? this.#interruption(view, table) : nothing}
      ${isComplete ? html`<p class="mind-last is-level">${icon("check")}${t("play-news-level", { level: view.completed, reward: "none" })}</p>` : nothing}
      ${view.set_aside.length > (isHalted ? view.last[3].length : 0)
        ? html`<p class="mind-aside">
            <span>${t("play-mind-aside")}</span>
            ${rising(view.set_aside).map((/** @type {number} */ card) => html`<b>${card}</b> `)}
          </p>`
        : nothing}
      ${view.turned.length && view.phase !== "play" ? this.#turned(view, table) : nothing}
    </div>`;
  }

  /** @param {View} view @param {Table} table */
  #interruption(view, table) {
    const [kind, seat, card, aside] = view.last;
    const facts = { card: card ?? 0, aside: rising(aside).join(", ") || "–", count: aside.length, lives: view.lives };
    const actor = seat === null ? {} : who(table, seat);
    return html`<p class="mind-last is-${kind}">
      ${kind === "mistake" ? icon("warning") : nothing}${speak({ id: `play-news-mind-${kind}`, facts: { ...facts, ...actor } })}
    </p>`;
  }

  /** @param {View} view @param {Table} table */
  #turned(view, table) {
    const turned = /** @type {[number | null, number, boolean][]} */ (view.turned);
    const early = turned.filter(([, , isEarly]) => isEarly).length;
    return html`<div class="mind-turned">
      <p>${t("play-mind-turned")} ${t("play-news-judged", { early })}</p>
      <ul>
        ${turned.map(
          ([seat, card, isEarly]) => html`<li class=${isEarly ? "early" : ""}>
            ${shownCard(card, { plain: true })}
            <span>${seat === null ? "" : listOf(table, [seat])}</span>
            <span class="mind-verdict">${isEarly ? t("play-mind-early") : icon("check")}</span>
          </li>`,
        )}
      </ul>
    </div>`;
  }

  /** @param {View} view */
  #dock(view) {
    if (!this.#isMine) return nothing;
    return html`${this.#isPlay ? this.#playButtons(view) : this.#focusButton(view)} ${this.#cards()}`;
  }

  /** @param {View} view */
  #focusButton(view) {
    const isReady = view.ready[/** @type {number} */ (view.viewer)];
    if (isReady) return html`<p class="mind-waiting">${icon("check")}${t("web-mind-waiting")}</p>`;
    return html`<div class="dock-buttons">
      <button
        type="button"
        class="primary big mind-ready ${this.pendings.includes("ready") ? "pending" : ""}"
        data-action="ready"
        @click=${() => this.#act("ready")}
      >
        ${t("web-mind-ready")}
      </button>
    </div>`;
  }

  /** @param {View} view */
  #playButtons(view) {
    const star = this.#isRaised ? "no-star" : "star";
    return html`<div class="dock-buttons">
      <button type="button" class="button ${this.pendings.includes("stop") ? "pending" : ""}" data-action="stop" @click=${() => this.#act("stop")}>
        ${t("web-mind-stop")}
      </button>
      <button
        type="button"
        class="button ${this.pendings.includes(star) ? "pending" : ""}"
        data-action=${star}
        aria-pressed=${this.#isRaised ? "true" : "false"}
        ?disabled=${view.stars === 0 && !this.#isRaised}
        @click=${() => this.#act(star)}
      >
        ${icon("star")}${t(`web-mind-${star}`)}
      </button>
    </div>`;
  }

  #cards() {
    const cards = this.#hand;
    if (!cards.length) return html`<p class="soft no-hand">${t("web-mind-no-cards")}</p>`;
    const held = cards.map((card, place) => ({
      number: card,
      label: place === 0 ? t("web-mind-lowest", { card }) : String(card),
      isPicked: card === this.#next && this.#isPlay,
      isPending: this.pendings.includes(String(card)),
      isQuiet: card !== this.#next || !this.#isPlay,
    }));
    return hand(held, (card) => this.#click(card));
  }
}

/**
 * Whether a press is the second of a double click, which would lay the card that has come under the finger.
 * @param {{timeStamp: number, clientX: number, clientY: number}} before
 * @param {PointerEvent} event
 */
function isDouble(before, event) {
  const distance = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  return event.timeStamp - before.timeStamp < DOUBLE_MS && distance < SAME_SPOT_PX;
}

/** What is to be done now. @param {View} view @param {Table} table @returns {string} */
export function headline(view, table) {
  if (view.phase === "focus") {
    const mustReady = view.viewer !== null && view.legal.includes("ready");
    if (mustReady) return t("web-mind-focus");
    return t("play-prompt-wait", { names: listOf(table, view.to_act), count: view.to_act.length });
  }
  if (view.viewer === null) return t("web-mind-watch");
  return view.hand?.length ? t("play-prompt-play", { card: view.hand[0] }) : t("web-mind-no-cards");
}
