/** Cards by the keyboard: digits that are typed one after the other become the number of a card. */

const PATIENCE_MS = 1500; // between two digits of one number

export class Digits {
  #typed = "";
  #at = 0;

  /** What has been typed so far. */
  get typed() {
    return this.#typed;
  }

  /**
   * Take a digit and return the card that is meant: the one whose number is typed, else the only one that begins so.
   * @param {string} digit
   * @param {number[]} cards
   * @param {number} [now] milliseconds
   * @returns {number | null} null while it could be several, or none
   */
  type(digit, cards, now = performance.now()) {
    const sofar = now - this.#at < PATIENCE_MS ? this.#typed : "";
    const longer = sofar + digit;
    this.#typed = cards.some((card) => String(card).startsWith(longer)) ? longer : digit;
    this.#at = now;
    const whole = cards.find((card) => String(card) === this.#typed);
    if (whole !== undefined) return whole;
    const begun = cards.filter((card) => String(card).startsWith(this.#typed));
    return begun.length === 1 ? begun[0] : null;
  }

  clear() {
    this.#typed = "";
  }
}

/** Whether a key is a digit. @param {KeyboardEvent} event */
export function isDigit(event) {
  return /^[0-9]$/.test(event.key);
}

/**
 * The entry before or after one, around the ends.
 * @template T
 * @param {T[]} list
 * @param {T | null} from
 * @param {number} step
 * @returns {T | null}
 */
export function stepThrough(list, from, step) {
  if (!list.length) return null;
  const place = from === null ? -1 : list.indexOf(from);
  if (place < 0) return step > 0 ? list[0] : list[list.length - 1];
  return list[(place + step + list.length) % list.length];
}
