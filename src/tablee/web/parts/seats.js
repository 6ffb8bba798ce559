/** The seats of a table as the frame around a match shows them: who sits there, whose turn it is, how long it may last. */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { nameOf } from "../shell/sayings.js";
import { icon } from "./icons.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").Seat} Seat
 * @typedef {import("../shell/types.js").View} View
 */

const SECOND_MS = 1000;
const SOON_MS = 10_000; // from here on a deadline is shown as urgent

/** The time that is left until a moment, counting down by itself. */
class Countdown extends Piece {
  static properties = { deadline: { type: Number }, now: { attribute: false } };

  constructor() {
    super();
    this.deadline = 0;
    this.now = Date.now;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.requestUpdate(), SECOND_MS / 2);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  render() {
    const left = Math.max(0, this.deadline - this.now());
    const seconds = Math.ceil(left / SECOND_MS);
    const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    return html`<span class="countdown ${left <= SOON_MS ? "soon" : ""}" role="timer" aria-live="off"
      >${icon("clock")}<span aria-label=${t("web-table-time-left", { time: shown })}>${shown}</span></span
    >`;
  }
}
define("tablee-countdown", Countdown);

/**
 * The time that a seat has left, nothing where it may take all the time it wants.
 * @param {Seat} seat
 * @param {() => number} now on the server's clock
 */
export function timeLeft(seat, now) {
  if (seat.deadline === null || seat.deadline === undefined) return nothing;
  return html`<tablee-countdown .deadline=${seat.deadline} .now=${now}></tablee-countdown>`;
}

/**
 * The small signs beside a name, each with a word for those who do not see it.
 * @param {Seat} seat
 * @param {Table} table
 */
export function marks(seat, table) {
  const isHost = seat.member !== null && seat.member === table.host;
  return [
    seat.kind === "bot" ? mark("bot", "web-table-mark-bot") : nothing,
    isHost ? mark("host", "web-table-mark-host") : nothing,
    seat.kind === "person" && seat.away ? mark("away", "web-table-mark-away") : nothing,
  ];
}

/** A sign with the word for it. @param {string} name of the icon @param {string} message */
export function mark(name, message) {
  return html`<span class="mark mark-${name}" title=${t(message)}
    >${icon(name)}<span class="unseen">${t(message)}</span></span
  >`;
}

/** Everybody at the table on one line above the board; it never changes its height. */
class SeatStrip extends Piece {
  static properties = { table: { attribute: false }, view: { attribute: false }, now: { attribute: false } };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    this.now = Date.now;
  }

  render() {
    const table = this.table;
    if (!table) return nothing;
    return html`<ol class="seat-strip" aria-label=${t("web-table-seats")} tabindex="0">
      ${table.seats.map((seat, number) => this.#seat(seat, number, table))}
    </ol>`;
  }

  /** @param {Seat} seat @param {number} number @param {Table} table */
  #seat(seat, number, table) {
    const mine = number === table.you.seat;
    const count = this.view?.hand_counts?.[number];
    return html`<li
      class="seat-chip ${seat.waits ? "waits" : ""} ${mine ? "mine" : ""} ${seat.kind} ${seat.away ? "is-away" : ""}"
      data-seat=${number}
    >
      <span class="turn-mark">${seat.waits ? icon("turn") : nothing}</span>
      ${seat.waits ? html`<span class="unseen">${t("web-table-waits")}</span>` : nothing}
      <span class="seat-name" title=${nameOf(seat)}>${nameOf(seat)}</span>
      ${mine ? html`<span class="you">${t("web-table-you")}</span>` : nothing}
      ${seat.kind === "bot" ? nothing : marks(seat, table)} ${count === undefined ? nothing : cardCount(count)}
      ${timeLeft(seat, this.now)}
    </li>`;
  }

  /** Keep the seat that everybody waits for in sight. */
  updated() {
    const strip = this.querySelector("ol");
    const waiting = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".waits")]);
    const chip = waiting.find((entry) => entry.classList.contains("mine")) ?? waiting[0];
    if (!strip || !chip || strip.scrollWidth <= strip.clientWidth) return;
    const left = chip.offsetLeft - strip.offsetLeft;
    if (left < strip.scrollLeft || left + chip.offsetWidth > strip.scrollLeft + strip.clientWidth) {
      strip.scrollLeft = Math.max(0, left - 8);
    }
  }
}
define("tablee-seat-strip", SeatStrip);

/** @param {number} count */
function cardCount(count) {
  const said = t("play-cards-held", { count });
  return html`<span class="card-count" title=${said}
    ><span aria-hidden="true">${count}</span><span class="unseen">${said}</span></span
  >`;
}
