/** The server's clock, as well as it can be told from here: the quickest of the last few exchanges knows it best. */

const KEPT = 8;

/** The time of this device in unix milliseconds, which never jumps. @param {number} [timeStamp] of an event */
export function deviceTime(timeStamp = performance.now()) {
  return performance.timeOrigin + timeStamp;
}

export class Clock {
  /** @type {{offset: number, trip: number}[]} */
  #samples = [];

  /**
   * Learn from an exchange.
   * @param {number} sent device time
   * @param {number} server the server's time in its answer
   * @param {number} [received] device time
   */
  learn(sent, server, received = deviceTime()) {
    const trip = Math.max(0, received - sent);
    this.#samples = [...this.#samples, { offset: server - (sent + received) / 2, trip }].slice(-KEPT);
  }

  /** Learn from a message that nothing had asked for: it may have been long on its way. @param {number} server */
  hint(server) {
    if (this.#samples.length === 0) this.#samples.push({ offset: server - deviceTime(), trip: Infinity });
  }

  /** Whether as many exchanges as are kept have been learned from. */
  get isSure() {
    return this.#samples.length === KEPT;
  }

  /** What to add to this device's time. */
  get offset() {
    return this.#best?.offset ?? 0;
  }

  /** The quickest round trip of the last few, null before the first. */
  get trip() {
    const trip = this.#best?.trip ?? Infinity;
    return Number.isFinite(trip) ? trip : null;
  }

  /** The server's time now, or when an event happened. @param {number} [timeStamp] the event's */
  now(timeStamp) {
    return Math.round(deviceTime(timeStamp) + this.offset);
  }

  get #best() {
    return this.#samples.length === 0 ? null : this.#samples.reduce((best, next) => (next.trip < best.trip ? next : best));
  }
}
