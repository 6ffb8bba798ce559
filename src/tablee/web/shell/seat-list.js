/** The seats with everything that may be done to them: sit and stand, bots in and out, and what the host may do. */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { has, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { mark, marks, timeLeft } from "../parts/seats.js";
import { nameOf } from "./sayings.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./types.js").Member} Member
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Send} Send
 */

/** Everybody at the table: the seats in order, then who watches. */
class SeatList extends Piece {
  static properties = {
    table: { attribute: false },
    view: { attribute: false },
    bots: { attribute: false },
    send: { attribute: false },
    now: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {string[]} the strategies that can play this game, the strongest last */
    this.bots = [];
    /** @type {Send} */
    this.send = async () => ({ answer: "refused" });
    this.now = Date.now;
  }

  render() {
    const table = this.table;
    if (!table) return nothing;
    return html`<ol class="seat-list" aria-label=${t("web-table-seats")}>
        ${table.seats.map((seat, number) => this.#seat(seat, number, table))}
      </ol>
      ${table.delay_ms === null ? nothing : html`<p class="soft seat-delay">${t("web-mind-delay", { delay: table.delay_ms })}</p>`}
      ${this.#spectators(table)}`;
  }

  /** @param {Seat} seat @param {number} number @param {Table} table */
  #seat(seat, number, table) {
    const mine = number === table.you.seat;
    return html`<li
      class="seat-row ${seat.kind} ${mine ? "mine" : ""} ${seat.waits ? "waits" : ""}"
      data-seat=${number}
    >
      <span class="seat-number" aria-hidden="true">${seat.number}</span>
      <span class="seat-who">
        <span class="seat-name">${rowName(seat)}</span>
        ${mine ? html`<span class="you">${t("web-table-you")}</span>` : nothing} ${marks(seat, table)}
        ${seat.waits ? html`<span class="waits-word">${icon("turn")}${t("web-table-waits")}</span>` : nothing}
        ${timeLeft(seat, this.now)}
      </span>
      <span class="seat-actions">${this.#actions(seat, number, table)}</span>
    </li>`;
  }

  /** @param {Seat} seat @param {number} number @param {Table} table */
  #actions(seat, number, table) {
    const may = new Set(table.you.may);
    const isEmpty = seat.kind === "open" || seat.kind === "vacant";
    const mine = number === table.you.seat;
    return [
      isEmpty && may.has("sit") ? this.#button("sit", { kind: "sit", seat: number }, seat) : nothing,
      isEmpty && may.has("seat-bot") ? this.#addBot(seat, number) : nothing,
      seat.kind === "bot" && may.has("seat-bot") && this.bots.length > 1 ? this.#whichBot(seat, number) : nothing,
      seat.kind === "bot" && may.has("remove-bot")
        ? this.#button("remove-bot", { kind: "remove-bot", seat: number }, seat)
        : nothing,
      mine && table.phase === "lobby" && may.has("stand") ? this.#button("stand", { kind: "stand" }, seat) : nothing,
      seat.kind === "person" && !mine && seat.member !== null
        ? this.#hostActions(seat.member, nameOf(seat), may)
        : nothing,
    ];
  }

  /** @param {number} member @param {string} name @param {Set<string>} may */
  #hostActions(member, name, may) {
    return [
      may.has("host") ? this.#personButton("host", "host", { kind: "host", member }, name) : nothing,
      may.has("kick") ? this.#personButton("kick", "leave", { kind: "kick", member }, name) : nothing,
    ];
  }

  /** @param {string} word @param {Record<string, any>} command @param {Seat} seat */
  #button(word, command, seat) {
    return html`<button
      type="button"
      class=${word === "sit" && this.table?.you.seat === null ? "button" : "quiet"}
      aria-label=${t(`web-table-${word}-label`, { number: seat.number })}
      @click=${() => this.send(command)}
    >
      ${t(`web-table-${word}`)}
    </button>`;
  }

  /** @param {string} word @param {string} sign @param {Record<string, any>} command @param {string} name */
  #personButton(word, sign, command, name) {
    const said = t(`web-table-${word}-label`, { name });
    return html`<button
      type="button"
      class="quiet icon-button"
      aria-label=${said}
      title=${said}
      @click=${() => this.#ask(command, t(`web-table-${word}-ask`, { name }))}
    >
      ${icon(sign)}
    </button>`;
  }

  /** What cannot be taken back is asked again by whoever holds this list. @param {Record<string, any>} command @param {string} question */
  #ask(command, question) {
    this.tell("ask", { command, question });
  }

  /** @param {Seat} seat @param {number} number */
  #addBot(seat, number) {
    const bot = this.bots.at(-1);
    return html`<button
      type="button"
      class="quiet"
      aria-label=${t("web-table-seat-bot-label", { number: seat.number })}
      @click=${() => this.send({ kind: "seat-bot", seat: number, bot })}
    >
      ${icon("bot")}${t("web-table-seat-bot")}
    </button>`;
  }

  /** @param {Seat} seat @param {number} number */
  #whichBot(seat, number) {
    return html`<select
      aria-label=${t("web-table-which-bot", { number: seat.number })}
      @change=${(/** @type {any} */ event) => this.send({ kind: "seat-bot", seat: number, bot: event.target.value })}
    >
      ${this.bots.map((bot) => html`<option value=${bot} .selected=${bot === seat.bot} title=${botTitle(bot)}>${botName(bot)}</option>`)}
    </select>`;
  }

  /** @param {Table} table */
  #spectators(table) {
    const watching = table.members.filter((entry) => entry.seat === null);
    if (!watching.length) return nothing;
    return html`<h3 class="spectators-head">${t("web-table-spectators", { count: watching.length })}</h3>
      <ul class="spectators">
        ${watching.map((entry) => this.#spectator(entry, table))}
      </ul>`;
  }

  /** @param {Member} entry @param {Table} table */
  #spectator(entry, table) {
    const mine = entry.member === table.you.member;
    return html`<li class=${entry.away ? "is-away" : ""}>
      ${icon("eye")}<span class="seat-name">${entry.name}</span>
      ${mine ? html`<span class="you">${t("web-table-you")}</span>` : nothing}
      ${entry.host ? mark("host", "web-table-mark-host") : nothing}
      ${entry.away ? mark("away", "web-table-mark-away") : nothing}
      <span class="seat-actions"
        >${mine ? nothing : this.#hostActions(entry.member, entry.name, new Set(table.you.may))}</span
      >
    </li>`;
  }
}
define("tablee-seat-list", SeatList);

/** @param {Seat} seat */
function rowName(seat) {
  if (seat.kind === "open") return t("web-table-open");
  if (seat.kind === "vacant") return t("web-table-vacant");
  return nameOf(seat);
}

/** A strategy in a word. @param {string} bot */
function botName(bot) {
  const id = `web-table-bot-${bot}`;
  return has(id) ? t(id) : bot;
}

/** What a strategy is like. @param {string} bot */
function botTitle(bot) {
  return has(`play-bot-${bot}`) ? t(`play-bot-${bot}`) : bot;
}
