/**
 * What is told only once the board has shown it. While cards are placed one after the other, nothing else may tell where
 * they go: no banner, no log, no score, no sound, and nothing that is said to those who listen.
 *
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 */

export class Holding {
  /** @type {{from: number, table: Table, view: View} | null} */
  #held = null;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** Whether something is held back. */
  get isOn() {
    return this.#held !== null;
  }

  /**
   * Hold back what happens from an event on.
   * @param {number} from the event's number
   * @param {Table} table as it was before
   * @param {View} view as it was before
   */
  begin(from, table, view) {
    this.#held ??= { from, table: quiet(table), view };
  }

  /** Do it now, or once nothing is held back any more. @param {() => void} tell */
  tell(tell) {
    if (this.isOn) this.#waiting.push(tell);
    else tell();
  }

  /** Tell all that was held back, in the order in which it happened. */
  end() {
    this.#held = null;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  /** The table as it may be told. @param {Table | null} now @returns {Table | null} */
  table(now) {
    return this.#held ? this.#held.table : now;
  }

  /** The view as it may be told. @param {View | null} now @returns {View | null} */
  view(now) {
    return this.#held ? this.#held.view : now;
  }

  /**
   * What may be told of what has happened.
   * @template {{seq: number, tone: string}} T
   * @param {T[]} entries
   * @returns {T[]}
   */
  entries(entries) {
    const from = this.#held?.from ?? Infinity;
    return this.#held ? entries.filter(({ seq, tone }) => seq < from || tone === "people") : entries;
  }
}

/** A table at which nobody is waited for: whoever was has acted. @param {Table} table @returns {Table} */
function quiet(table) {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, waits: false, deadline: null })) };
}
