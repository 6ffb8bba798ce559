/**
 * Somebody at a table, as long as the page is open: the line and what came over it, joining, acting, and everything that is
 * said and sounded about what happens. It draws nothing. It tells
 *
 * - "change" after everything that changes what is to be drawn;
 * - "notice" (detail: a notice) when something is to be said over the board;
 * - "name" (detail: the sentence why the last one cannot be, or null) when a name is needed.
 *
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableEvent} TableEvent
 * @typedef {import("../core/store.js").Answer} Answer
 * @typedef {import("../core/store.js").Command} Command
 * @typedef {import("./toast.js").Notice} Notice
 */

import { alertNow, announce } from "../core/announce.js";
import { api, ApiError } from "../core/api.js";
import { Connection } from "../core/connection.js";
import { keepsCookies } from "../core/cookies.js";
import { setting, settings } from "../core/settings.js";
import { play, setVolume, soundAfterGesture } from "../core/sound.js";
import { TableStore } from "../core/store.js";
import { sayError, t } from "../core/texts.js";
import { Absence } from "./absence.js";
import { isTurn, soundOf } from "./effects.js";
import { Holding } from "./holding.js";
import { folded, Journal } from "./journal.js";
import { aloud, refusal, speak } from "./sayings.js";

const LONG_AWAY_MS = 20_000; // after that, what has happened meanwhile is told
const LINES_TOLD = 3;
const PRESS_MS = 1000; // what is dispatched later than this after a press, after a drag for example, belongs to no press

export class Sitting extends EventTarget {
  /** @param {string} tableId */
  constructor(tableId) {
    super();
    this.id = tableId;
    this.connection = new Connection(tableId);
    this.store = new TableStore(this.connection);
    this.journal = new Journal();
    this.holding = new Holding();
    /** Whether the board shows step by step how one view follows from another. @type {(before: View, after: View) => boolean} */
    this.isShownInSteps = () => false;
    /** The events that came last, for the view to move things by. @type {TableEvent[]} */
    this.events = [];
    /** The strategies that can play this game, the strongest last. @type {string[]} */
    this.bots = [];
    /** The last event before the person looked away, once they are back. @type {number | null} */
    this.since = null;
    this.name = "";
    /** @type {{table: Table | null, view: View | null}} */
    this.before = { table: null, view: null };
    /** The last press. @type {{timeStamp: number, press: import("../core/store.js").Press | undefined}} */
    this.pressed = { timeStamp: -Infinity, press: undefined };
    this.absence = new Absence(
      () => this.journal.last,
      () => this.store.state === "live",
      (gone) => this.#catchUp(gone),
    );
    this.hasJoined = false;
    this.isUnreachable = false;
    /** Whether the server has said of late that it does not know this browser. */
    this.isUnknown = false;
    this.listening = new AbortController();
  }

  get table() {
    return /** @type {Table | null} */ (this.store.table);
  }

  get view() {
    return /** @type {View | null} */ (this.store.view);
  }

  /** The table as it may be told: not before the board has shown it. */
  get toldTable() {
    return this.holding.table(this.table);
  }

  /** The view as it may be told. */
  get toldView() {
    return this.holding.view(this.view);
  }

  /** What has happened, as far as it may be told. */
  get toldEntries() {
    return this.holding.entries(this.journal.entries);
  }

  /** The board has shown everything: tell what was held back. */
  shown() {
    if (!this.holding.isOn) return;
    this.holding.end();
    this.#tell("change", null);
  }

  /** Come to the table: with the name that this browser has, else one is asked for. */
  async open() {
    const { signal } = this.listening;
    this.store.addEventListener("change", (event) => this.#changed(/** @type {CustomEvent} */ (event).detail.events), {
      signal,
    });
    document.addEventListener("visibilitychange", () => this.absence.look(), { signal });
    settings.addEventListener("change", () => setVolume(setting("volume")), { signal });
    setVolume(setting("volume"));
    soundAfterGesture(document);
    await this.#greet();
  }

  /** Leave the page: the seat stays, the line is let go. */
  close() {
    this.listening.abort();
    this.absence.stop();
    this.connection.close();
  }

  async #greet() {
    const reason = await this.#meet();
    if (this.listening.signal.aborted) return;
    this.#tell("change", null);
    if (reason) this.connection.refuse(reason);
    else if (this.name || this.isUnreachable) this.connection.open();
    else this.#tell("name", null);
  }

  /** Learn who this browser is, and before a stranger is asked for a name, whether there is a table. @returns {Promise<string | null>} why not to come */
  async #meet() {
    try {
      this.isUnreachable = false;
      this.name = (await api.me()).name ?? "";
      if (this.name) return null; // the line says it
      const { phase } = await api.table(this.id);
      if (phase === "closed") return "closed";
      return keepsCookies() ? null : "guest-missing";
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-table") return "no-table";
      this.isUnreachable = true; // the line is tried all the same, and again and again
      return null;
    }
  }

  // --- names -------------------------------------------------------------------------------------------------------

  /** Take a name, and join with it. @param {string} name @returns {Promise<string | null>} why it cannot be */
  async takeName(name) {
    try {
      await api.saveMe({ name });
    } catch (error) {
      return sayError(error);
    }
    this.name = name;
    if (!this.table) this.connection.open();
    else return await this.#nameAtTable(this.table, name);
    return null;
  }

  /** @param {Table} table @param {string} name */
  async #nameAtTable(table, name) {
    const answer = await this.ask({ kind: table.you.member === null ? "join" : "rename", name });
    return answer.answer === "refused" ? refusal(this.table, answer) : null;
  }

  /** Become one of those at the table. */
  async join() {
    if (!this.name) return this.#tell("name", null);
    const answer = await this.ask({ kind: "join", name: this.name });
    if (answer.answer !== "refused") return;
    const sentence = refusal(this.table, answer);
    if (answer.code?.startsWith("name")) this.#tell("name", sentence);
    else this.refuse(sentence);
  }

  // --- acting --------------------------------------------------------------------------------------------------------

  /** Note the moment of a press and what was on the screen then. @param {Event} event */
  notePress(event) {
    this.pressed = { timeStamp: event.timeStamp, press: this.store.press(event.timeStamp) };
  }

  /** Take an action of the match. @param {string} action */
  act(action) {
    const { timeStamp, press } = this.pressed;
    this.pressed = { timeStamp: -Infinity, press: undefined }; // one press is one action's
    const isOfPress = performance.now() - timeStamp < PRESS_MS;
    return this.#heed(this.store.act(action, isOfPress ? press : undefined));
  }

  /** Send a command; the page says why it was refused. @param {Command} command */
  send(command) {
    return this.#heed(this.store.send(command));
  }

  /** Send a command; whoever asks says why it was refused. @param {Command} command */
  ask(command) {
    return this.store.send(command);
  }

  /** @param {Promise<Answer>} answered */
  async #heed(answered) {
    const answer = await answered;
    if (answer.answer === "refused") this.refuse(refusal(this.table, answer));
    return answer;
  }

  /** Say why something was refused. @param {string} sentence */
  refuse(sentence) {
    play("refused");
    alertNow(sentence);
    this.#tell("notice", { tone: "refused", lines: [sentence] });
  }

  // --- what happens --------------------------------------------------------------------------------------------------

  /** @param {TableEvent[]} events */
  #changed(events) {
    this.absence.look();
    this.#noteWhetherKnown();
    const { table, view } = this;
    if (table && (table !== this.before.table || view !== this.before.view)) this.#take(events, table, view);
    this.before = { table, view };
    if (table?.phase === "closed" && this.store.state === "live") this.connection.refuse("closed");
    else if (table && this.store.state === "live") this.#joinOnce(table);
    this.#tell("change", null);
  }

  /** A cookie may be gone, or was never asked for while the server could not be reached: introduce oneself anew, once. */
  #noteWhetherKnown() {
    if (this.store.state === "live") this.isUnknown = false;
    if (this.store.state !== "gone" || this.store.reason !== "guest-missing" || this.isUnknown) return;
    this.isUnknown = true;
    this.hasJoined = false;
    this.store.forget();
    if (keepsCookies()) void this.#greet();
  }

  /** Whoever comes joins by itself, but only once: who has left, here or in another tab, comes back when they say so. @param {Table} table */
  #joinOnce(table) {
    if (this.hasJoined) return;
    this.hasJoined = true;
    if (table.you.member === null && table.you.may.includes("join")) this.join();
  }

  /** @param {TableEvent[]} events @param {Table} table @param {View | null} view */
  #take(events, table, view) {
    const isWhole = events.length === 0;
    const news = this.journal.take({
      events: isWhole ? /** @type {TableEvent[]} */ (this.store.recent) : events,
      seq: this.store.seq,
      isWhole,
      table,
      before: this.before.view,
      after: view,
    });
    this.events = news.events;
    if (table.game !== this.before.table?.game) this.#learnBots(table.game);
    const { before } = this;
    if (before.table && before.view && view && news.events.length && this.isShownInSteps(before.view, view)) {
      this.holding.begin(news.events[0].seq, before.table, before.view);
    }
    this.#sayChat(news.events, table);
    if (before.table && !this.absence.isEnding) this.holding.tell(() => this.#sayNews(news, before.view, table, view));
    if (isTurn(view, table) && !(before.view && isTurn(before.view, table))) this.holding.tell(() => this.#sayTurn());
  }

  /** That it is one's turn, unless that has passed while it was held back. */
  #sayTurn() {
    if (this.table && isTurn(this.view, this.table)) this.#tell("turn", null);
  }

  /** @param {TableEvent[]} events @param {Table} table */
  #sayChat(events, table) {
    if (!this.before.table || this.absence.isEnding) return;
    for (const event of events) {
      if (event.kind === "chat" && event.member !== table.you.member) {
        announce(t("web-table-chat-said", { name: event.name ?? "", text: event.text ?? "" }));
      }
    }
  }

  /**
   * @param {{entries: import("./journal.js").Entry[], events: TableEvent[]}} news
   * @param {View | null} before
   * @param {Table} table
   * @param {View | null} view
   */
  #sayNews(news, before, table, view) {
    for (const entry of news.entries) {
      if (entry.tone !== "brief" || table.real_time) announce(aloud(entry.sayings));
    }
    const sound = soundOf(news.events, before, view, table);
    if (sound) play(sound);
  }

  /** @param {string} game */
  async #learnBots(game) {
    try {
      const games = await api.games();
      this.bots = games.find((entry) => entry.name === game)?.bots ?? [];
      this.#tell("change", null);
    } catch {
      // without the list the host may still start with people; the next table asks again
    }
  }

  /** Tell what has happened while nobody looked, or the line was down. @param {import("./absence.js").Gone} gone */
  #catchUp({ at, seq }) {
    const missed = folded(this.journal.entries.filter((entry) => entry.seq > seq));
    if (!missed.length || seq === 0) return; // before the first look nothing was missed
    const last = missed.slice(-LINES_TOLD);
    for (const entry of last) announce(aloud(entry.sayings));
    if (Date.now() - at < LONG_AWAY_MS) return;
    this.since = seq;
    const lines = last.map((entry) => entry.sayings.map(speak).join(" "));
    this.#tell("notice", {
      tone: "news",
      lines: [t("web-table-away-news", { count: missed.length }), ...lines],
      about: "log",
    });
  }

  /** @param {string} type @param {unknown} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
