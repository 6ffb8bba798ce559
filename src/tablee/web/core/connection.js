/**
 * The line to a table: it says hello, comes back after every break from where it was, notices silence, and sends each
 * command until it is answered. It tells
 *
 * - "state" when it is connecting, live, reconnecting or gone;
 * - "frame" (detail: a snapshot or events frame) for everything that the table tells.
 *
 * @typedef {"connecting" | "live" | "reconnecting" | "gone"} State
 * @typedef {Record<string, any> & {kind: string}} Command
 * @typedef {{answer: "accepted" | "duplicate" | "refused", seq?: number, code?: string, facts?: Record<string, any>}} Answer
 * @typedef {{command: Command, resolve: (answer: Answer) => void}} Waiting
 */

import { Clock, deviceTime } from "./clock.js";
import { language } from "./texts.js";

const VERSION = 1;
const PING_MS = 3000; // a line that was quiet for so long is asked whether it is still there
const LONGEST_WITHOUT_PING_MS = 5900; // while enough else is heard: a server that hears nothing for longer asks by itself
const ANSWER_MS = 5000; // how long a line may take to answer; a dead one is known and said within 10 s
const WAKING_ANSWER_MS = 2500; // after sleep or a change of network, when lines are often dead
const SLOW_TRIPS = 4; // usual round trips that an answer may take where they are long
const DROPPED_MS = 20_000; // whom the server has not heard for so long, it has let go
const OPEN_MS = 8000;
const LATE_MS = 1000; // a timer that comes so late was stopped with the page, and judges nobody
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/** Goodbyes after which coming back is what is wanted; after any other the table is gone for us. */
const COMES_BACK = new Set(["too-slow", "going-down", "rate", "silent"]);

/** The browser has not sent the cookie that says who one is. */
const UNKNOWN_GUEST = "guest-missing";

export class Connection extends EventTarget {
  /** @type {State} */
  state = "connecting";
  /** Why the line is gone: the code of the goodbye. @type {string | null} */
  reason = null;
  /** The number of the last event that was taken in; the store keeps it. @type {number | null} */
  last = null;
  clock = new Clock();

  #address;
  /** @type {WebSocket | null} */
  #socket = null;
  /** Every socket has a number; what an old one still says counts no more. */
  #generation = 0;
  #tries = 0;
  #heardAt = 0;
  #pingedAt = 0;
  #greeted = false;
  #number = 0;
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  /** @type {number | undefined} */
  #retry;
  /** @type {number | undefined} */
  #beat;
  /** Runs while something is expected of the line. @type {number | undefined} */
  #patience;
  /** @type {AbortController | null} */
  #listening = null;

  /** @param {string} tableId @param {string} [origin] */
  constructor(tableId, origin = location.origin) {
    super();
    this.#address = `${origin.replace(/^http/, "ws")}/ws/${tableId}`;
  }

  /** Open the line, and keep it open until `close`. */
  open() {
    if (this.#listening) return;
    this.reason = null;
    this.#become("connecting");
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const wake = () => this.#wake();
    window.addEventListener("online", wake, { signal });
    window.addEventListener("pageshow", wake, { signal });
    document.addEventListener("visibilitychange", () => document.hidden || wake(), { signal });
    this.#beat = window.setInterval(() => this.#pulse(), PING_MS);
    this.#dial();
  }

  /** Let the line go. Commands that are not answered yet are answered with "lost". */
  close() {
    this.#listening?.abort();
    this.#listening = null;
    clearInterval(this.#beat);
    this.#hangUp();
    this.#giveUp();
  }

  /** Have nothing to do with the table (any more). @param {string} reason */
  refuse(reason) {
    this.reason = reason;
    this.close();
  }

  /** Come back at once, from the last event that was taken in (or from nothing: the table is told whole). */
  restart({ whole = false } = {}) {
    if (whole) this.last = null;
    if (this.state !== "gone") this.#dial();
  }

  /**
   * Send a command, again after every break, until it is answered.
   * @param {Command} command
   * @returns {{id: string, answer: Promise<Answer>}}
   */
  command(command) {
    const id = `${crypto.getRandomValues(new Uint32Array(2)).join("")}-${++this.#number}`;
    const answer = new Promise((/** @type {(answer: Answer) => void} */ resolve) => {
      this.#waiting.set(id, { command, resolve });
    });
    if (this.state === "gone") this.#giveUp();
    else if (this.#greeted) this.#send({ type: "command", id, command });
    return { id, answer };
  }

  /** The server's time now, or when an event of the browser happened. @param {number} [timeStamp] the event's */
  serverNow(timeStamp) {
    return this.clock.now(timeStamp);
  }

  /** The quickest round trip of late in milliseconds, null if unknown. */
  get trip() {
    return this.clock.trip;
  }

  // --- the socket ------------------------------------------------------------------------------------------------

  #dial() {
    this.#hangUp();
    if (this.state === "live") this.#become("reconnecting");
    const generation = ++this.#generation;
    /** @param {(event: any) => void} handle */
    const mine = (handle) => (/** @type {any} */ event) => generation === this.#generation && handle(event);
    const socket = new WebSocket(this.#address);
    socket.addEventListener("open", mine(() => this.#hello()));
    socket.addEventListener("message", mine((event) => this.#hear(event.data)));
    socket.addEventListener("close", mine(() => this.#dialLater()));
    this.#socket = socket;
    this.#expect(OPEN_MS);
  }

  #hangUp() {
    clearTimeout(this.#retry);
    this.#expectNothing();
    this.#greeted = false;
    this.#generation += 1;
    this.#socket?.close();
    this.#socket = null;
  }

  #dialLater() {
    this.#hangUp();
    if (this.state === "gone" || !this.#listening) return;
    if (this.state === "live") this.#become("reconnecting");
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    // Half of the wait is chance, so that after a restart not everybody comes back in the same moment.
    this.#retry = window.setTimeout(() => this.#dial(), longest * (0.5 + Math.random() / 2));
  }

  #hello() {
    this.#heardAt = deviceTime();
    this.#send({ type: "hello", version: VERSION, last: this.last, language: language() });
    this.#expect(OPEN_MS);
  }

  /** @param {string} data */
  #hear(data) {
    this.#heardAt = deviceTime();
    this.#expectNothing();
    const frame = JSON.parse(data);
    if (frame.type === "snapshot" || frame.type === "events") this.#take(frame);
    else if (frame.type === "answer") this.#answered(frame);
    else if (frame.type === "pong") this.clock.learn(frame.t, frame.now);
    else if (frame.type === "probe") this.#send({ type: "echo", n: frame.n });
    else if (frame.type === "bye") this.#bye(frame.code, frame.facts?.code);
  }

  /** @param {Record<string, any>} frame */
  #take(frame) {
    if (typeof frame.now === "number") this.clock.hint(frame.now);
    if (!this.#greeted) this.#greet();
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  #greet() {
    this.#greeted = true;
    this.#tries = 0;
    this.#ping();
    for (const [id, { command }] of this.#waiting) this.#send({ type: "command", id, command });
    this.#become("live");
  }

  /** @param {Answer & {id: string}} frame */
  #answered({ id, answer, seq, code, facts }) {
    this.#waiting.get(id)?.resolve({ answer, seq, code, facts });
    this.#waiting.delete(id);
  }

  /** @param {string} code @param {unknown} why what is said more exactly */
  #bye(code, why) {
    if (COMES_BACK.has(code)) return this.#dialLater();
    this.refuse(why === UNKNOWN_GUEST ? UNKNOWN_GUEST : code);
  }

  #giveUp() {
    for (const [id, { resolve }] of this.#waiting) {
      resolve({ answer: "refused", code: "lost", facts: {} });
      this.#waiting.delete(id);
    }
    this.#become("gone");
  }

  // --- is it still there? ------------------------------------------------------------------------------------------

  #pulse() {
    if (!this.#greeted) return;
    const now = deviceTime();
    if (now - this.#heardAt > PING_MS) this.#ask(ANSWER_MS);
    else if (now - this.#pingedAt > LONGEST_WITHOUT_PING_MS || !this.clock.isSure) this.#ping();
  }

  #ping() {
    this.#pingedAt = deviceTime();
    this.#send({ type: "ping", t: this.#pingedAt, got: this.last });
  }

  /** Ask whether the line is still there. Only one that was asked and says nothing is given up. @param {number} ms */
  #ask(ms) {
    this.#ping();
    if (this.#patience === undefined) this.#expect(Math.max(ms, SLOW_TRIPS * (this.trip ?? 0)), () => this.#ask(ms));
  }

  /** The device may have slept, or changed its network: dial at once, or ask a line that seems well whether it is. */
  #wake() {
    if (this.state === "gone") return;
    if (this.#greeted && deviceTime() - this.#heardAt < DROPPED_MS) {
      this.#expectNothing();
      this.#ask(WAKING_ANSWER_MS);
    } else {
      this.#tries = 0;
      this.#dial();
    }
  }

  /**
   * Dial anew unless something is heard in time.
   * @param {number} ms
   * @param {() => void} again what to do where the page was stopped meanwhile, so that an answer may still wait to be read
   */
  #expect(ms, again = () => this.#expect(ms)) {
    this.#expectNothing();
    const due = deviceTime() + ms;
    this.#patience = window.setTimeout(() => {
      this.#patience = undefined;
      if (deviceTime() > due + LATE_MS) again();
      else this.#dialLater();
    }, ms);
  }

  #expectNothing() {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** @param {Record<string, unknown>} frame */
  #send(frame) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** @param {State} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}
