/** Notices that nobody has looked for a while: another tab was in front, the line was down, or the device slept. */

const BEAT_MS = 2000;
const ASLEEP_MS = 20_000; // so long without a beat, the device, or at least this page, was asleep
const GATHER_MS = 700; // after a break events come one after the other; they are told together

/**
 * @typedef {object} Gone
 * @property {number} at when it began, on this device's clock
 * @property {number} seq the last event before
 */

export class Absence {
  /** @type {Gone | null} */
  #gone = null;
  #beatAt = Date.now();
  /** @type {number | undefined} */
  #returning = undefined;
  #timer;
  #back;
  #seq;
  #isLive;

  /**
   * @param {() => number} seq the last event that is known
   * @param {() => boolean} isLive whether the line holds
   * @param {(gone: Gone) => void} back called once somebody looks again and the line holds
   */
  constructor(seq, isLive, back) {
    this.#seq = seq;
    this.#isLive = isLive;
    this.#back = back;
    this.#timer = window.setInterval(() => this.look(), BEAT_MS);
  }

  /** Whether somebody is just coming back, so that what comes now is told together. */
  get isEnding() {
    return this.#gone !== null && !document.hidden;
  }

  /** Look whether somebody is there; to be called before anything new is taken in, and after every change of the line. */
  look() {
    const now = Date.now();
    if (now - this.#beatAt > ASLEEP_MS) this.#begin(this.#beatAt);
    this.#beatAt = now;
    if (document.hidden || !this.#isLive()) this.#begin(now);
    else if (this.#gone) this.#returning ??= window.setTimeout(() => this.#end(), GATHER_MS);
  }

  /** Look no more. */
  stop() {
    clearInterval(this.#timer);
    clearTimeout(this.#returning);
  }

  /** @param {number} at */
  #begin(at) {
    this.#gone ??= { at, seq: this.#seq() };
  }

  #end() {
    this.#returning = undefined;
    const gone = this.#gone;
    if (!gone || document.hidden || !this.#isLive()) return;
    this.#gone = null;
    this.#back(gone);
  }
}
