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

/** The names of keys that write nothing: Enter, ArrowLeft, F1. A dead key begins a character. */
const NAMED = /^(?!Dead$)[A-Z][A-Za-z0-9]+$/;

/**
 * The digit that a key means: its character, or, where that is none, its place. The row above the letters writes & é " '
 * on a French keyboard, and digits of other scripts elsewhere.
 * @param {KeyboardEvent} event
 * @returns {string | null}
 */
export function digitOf({ key, code }) {
  if (/^[0-9]$/.test(key)) return key;
  return NAMED.test(key) ? null : (/^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? null);
}

/**
 * The key by its name in small letters; of a letter of another script, the Latin letter of the same place.
 * @param {KeyboardEvent} event
 */
export function keyOf({ key, code }) {
  const place = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) ? /^Key([A-Z])$/.exec(code) : null;
  return (place?.[1] ?? key).toLowerCase();
}

/** Whether a key is pressed for something else: with another key that changes what it means, or as part of a character. @param {KeyboardEvent} event */
export function isForOthers(event) {
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.getModifierState("AltGraph");
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
