/**
 * What has happened at a table since this page was opened, as entries that can be said in any language.
 *
 * @typedef {import("./sayings.js").Saying} Saying
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableEvent} TableEvent
 *
 * @typedef {object} Entry
 * @property {number} seq of the event; what follows from it has the same
 * @property {number | null} at when, on the server's clock
 * @property {"deed" | "brief" | "follows" | "people" | "match" | "gap"} tone
 * @property {number | null} seat whose deed it was
 * @property {number} [absent] the member who went away or came back; only the last such line of each is shown
 * @property {Saying[]} sayings
 *
 * @typedef {object} Frame what the store tells of an answer of the server
 * @property {TableEvent[]} events in order, without those that are hidden from this viewer
 * @property {number} seq of the last event, hidden or not
 * @property {boolean} isWhole whether all was told anew, with the last events only
 * @property {Table} table as it is now
 * @property {View | null} before as it was before these events; null where that is not known
 * @property {View | null} after
 */

import { consequences, newsOf } from "./news.js";

const MOST_ENTRIES = 2000;
/** What is told better, and whole, once it is shown what followed: a card in secret, the row that is taken. */
const ROW = /^row\d+$/;
const MATCH_KINDS = new Set(["dealt", "over", "closed"]);

export class Journal {
  constructor() {
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {TableEvent[]} */
    this.chat = [];
    this.last = 0;
    /** @type {Map<number, string>} everybody who was ever seen here: who has left is in no list any more */
    this.names = new Map();
    /** @type {Map<number, number>} how often each member was away */
    this.absences = new Map();
  }

  /**
   * Take in what has happened; what is known already is left out.
   * @param {Frame} frame
   * @returns {{entries: Entry[], events: TableEvent[]}} what was new
   */
  take({ events, seq, isWhole, table, before, after }) {
    for (const member of table.members) this.names.set(member.member, member.name);
    const known = this.last;
    this.last = Math.max(known, seq);
    const fresh = events.filter((event) => event.seq > known);
    if (!fresh.length) return { entries: [], events: [] };
    const isTorn = isWhole && known > 0 && fresh[0].seq > known + 1;
    const gap = isTorn ? [entryOf(fresh[0], "gap", [{ id: "web-table-log-gap" }])] : [];
    const told = fresh.map((event) => this.#named(event));
    const entries = [...gap, ...told.flatMap((event) => this.#entries(event, table, after))];
    const follows = isWhole ? [] : consequences(before, after, table);
    if (follows.length) insertFollows(entries, entryOf(fresh[fresh.length - 1], "follows", follows));
    this.entries = [...this.entries, ...entries].slice(-MOST_ENTRIES);
    this.chat = [...this.chat, ...told.filter((event) => event.kind === "chat")].slice(-MOST_ENTRIES);
    return { entries, events: told };
  }

  /** @param {TableEvent} event @returns {TableEvent} */
  #named(event) {
    if (event.member === undefined || event.name) return event;
    return { ...event, name: this.names.get(event.member) };
  }

  /** @param {TableEvent} event @param {Table} table @param {View | null} after @returns {Entry[]} */
  #entries(event, table, after) {
    if (event.kind === undefined || event.kind === "chat") return [];
    if (event.kind === "away" || event.kind === "back") return this.#presence(event, table, after);
    const sayings = newsOf(event, table, after);
    if (!sayings.length) return [];
    return [entryOf(event, toneOf(event), sayings)];
  }

  /** Coming back is no news of somebody who was not seen to go. @param {TableEvent} event @param {Table} table @param {View | null} after @returns {Entry[]} */
  #presence(event, table, after) {
    const member = /** @type {number} */ (event.member);
    const times = (this.absences.get(member) ?? 0) + Number(event.kind === "away");
    this.absences.set(member, times);
    if (times === 0) return [];
    const sayings = newsOf({ ...event, times }, table, after);
    return sayings.length ? [{ ...entryOf(event, "people", sayings), absent: member }] : [];
  }
}

/**
 * What is worth reading of entries: of each member's going away and coming back only the last.
 * @param {Entry[]} entries
 */
export function folded(entries) {
  const last = new Map(entries.flatMap((entry, index) => (entry.absent === undefined ? [] : [[entry.absent, index]])));
  return entries.filter((entry, index) => entry.absent === undefined || last.get(entry.absent) === index);
}

/** @param {TableEvent} event @returns {Entry["tone"]} */
function toneOf(event) {
  if (event.kind === "action") return event.action == null || ROW.test(event.action) ? "brief" : "deed";
  return MATCH_KINDS.has(event.kind ?? "") ? "match" : "people";
}

/** @param {TableEvent} event @param {Entry["tone"]} tone @param {Saying[]} sayings @returns {Entry} */
function entryOf(event, tone, sayings) {
  return { seq: event.seq, at: event.at ?? null, tone, seat: event.seat ?? null, sayings };
}

/** What follows from the last deed stands after it, but before the end of the match. @param {Entry[]} entries @param {Entry} follows */
function insertFollows(entries, follows) {
  const end = entries.findIndex((entry) => entry.tone === "match");
  entries.splice(end < 0 ? entries.length : end, 0, follows);
}
