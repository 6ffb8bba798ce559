/**
 * What happens at a table, in sentences: every event, and what follows from it by the rules (cards placed, a mistake, a
 * level). What follows is read from what the view showed before and shows after; nothing here knows a rule.
 *
 * @typedef {import("./sayings.js").Saying} Saying
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableEvent} TableEvent
 */

import { has } from "../core/texts.js";
import { headline, reasonOf } from "./outcome.js";
import { rising, seatName, targetName, who } from "./sayings.js";

const LAY = /^(\d+)>([\w-]+)$/;
const CARD = /^\d+$/;
const WORD = /^([\w-]+) ([\w-]+)$/;
const ROW = /^row(\d+)$/;

/** Events that say nothing to a reader of moves. */
const SILENT = new Set(["opened", "renamed", "delay"]);
/** Everybody knows these of themselves. */
const OWN_LINE = new Set(["away", "back"]);

/**
 * Say what an event tells.
 * @param {TableEvent} event
 * @param {Table} table as it is after the event
 * @param {View | null} view as it is after the event
 * @returns {Saying[]} nothing for an event that is hidden from this viewer
 */
export function newsOf(event, table, view) {
  if (event.kind === undefined || SILENT.has(event.kind)) return [];
  if (OWN_LINE.has(event.kind) && event.member === table.you.member) return [];
  if (event.kind === "action") return deed(event, table, view);
  if (event.kind === "over") return ending(event.outcome, table, view);
  return [{ id: `web-table-news-${event.kind}`, facts: factsOf(event, table) }];
}

/** @param {TableEvent} event @param {Table} table @returns {Record<string, import("./sayings.js").Fact>} */
function factsOf(event, table) {
  const you = event.member !== undefined && event.member === table.you.member ? "yes" : "no";
  const seat = typeof event.seat === "number" ? table.seats[event.seat] : undefined;
  return {
    you,
    name: nameIn(event, table),
    number: event.number ?? (seat ? seat.number : 0),
    text: event.text ?? "",
    times: event.times ?? 1,
    why: event.why ?? "",
  };
}

/** @param {TableEvent} event @param {Table} table @returns {string | Saying} */
function nameIn(event, table) {
  if (event.name) return event.name;
  const member = table.members.find((entry) => entry.member === event.member);
  if (member) return member.name;
  const seat = typeof event.seat === "number" ? table.seats[event.seat] : undefined;
  if (event.kind === "bot-seated" && seat) return { id: "play-bot", facts: { number: seat.number } };
  return seat ? seatName(seat) : { id: "web-table-somebody" };
}

// --- actions ---------------------------------------------------------------------------------------------------

/** @param {TableEvent} event @param {Table} table @param {View | null} view @returns {Saying[]} */
function deed(event, table, view) {
  const seat = /** @type {number} */ (event.seat);
  const said = deedSaying(event.action ?? null, seat, table, view);
  return event.by === "time" ? [{ id: "web-table-news-by-time", facts: who(table, seat) }, ...said] : said;
}

/** @param {string | null} action @param {number} seat @param {Table} table @param {View | null} view @returns {Saying[]} */
function deedSaying(action, seat, table, view) {
  const facts = who(table, seat);
  if (action === null) return [{ id: forGame(table, "secret"), facts }];
  const lay = LAY.exec(action);
  if (lay) {
    const said = {
      id: "web-table-news-lay",
      facts: { ...facts, card: lay[1], pile: targetName(table, lay[2], seat) },
    };
    return [said, ...commandOn(lay[1], view)];
  }
  if (CARD.test(action)) return [{ id: forGame(table, "card"), facts: { ...facts, card: action } }];
  const row = ROW.exec(action);
  if (row) return [{ id: "web-table-news-row", facts: { ...facts, row: row[1] } }];
  const word = WORD.exec(action);
  if (word) return [{ id: wordId(word[1]), facts: { ...facts, target: targetName(table, word[2], seat) } }];
  return [{ id: actionId(action), facts: { ...facts, action } }];
}

/** @param {Table} table @param {string} kind */
function forGame(table, kind) {
  const own = `web-table-news-${kind}-${table.game}`;
  return has(own) ? own : `web-table-news-${kind}`;
}

/** @param {string} word */
function wordId(word) {
  return has(`play-news-${word}`) ? `play-news-${word}` : `web-table-news-${word}`;
}

const ACTION_IDS = /** @type {Record<string, string>} */ ({ start: "play-news-starts", stop: "play-news-mind-stop" });

/** @param {string} action */
function actionId(action) {
  const id = ACTION_IDS[action] ?? `web-table-news-${action}`;
  return has(id) ? id : "web-table-news-other";
}

/** @param {string} card @param {View | null} view @returns {Saying[]} */
function commandOn(card, view) {
  const kind = view?.commands?.[card];
  if (kind === undefined) return [];
  const command = { id: `command-${kind}` };
  return [{ id: "web-table-news-command", facts: { command, meaning: { id: `command-${kind}.meaning` } } }];
}

// --- what follows from it --------------------------------------------------------------------------------------

/**
 * Say what has followed by itself between two views of the same match.
 * @param {View | null} before
 * @param {View | null} after
 * @param {Table} table
 * @returns {Saying[]}
 */
export function consequences(before, after, table) {
  if (!before || !after || before.game !== after.game) return [];
  return [...placed(before, after, table), ...interrupted(before, after, table), ...levels(before, after)];
}

/** Rows of cards: what was placed where, once all have been shown. @param {View} before @param {View} after @param {Table} table */
function placed(before, after, table) {
  if (!after.last_turn || JSON.stringify(after.last_turn) === JSON.stringify(before.last_turn)) return [];
  /** @type {Saying[]} */
  const said = after.last_turn.map((/** @type {import("./types.js").Placed} */ [seat, card, row, taken]) => ({
    id: taken.length ? "play-six-takes" : "play-six-placed",
    facts: { ...who(table, seat), card, row, points: worth(after, taken) },
  }));
  if ((after.round ?? 0) > (before.round ?? 0))
    said.push({ id: "play-news-round", facts: { round: after.round ?? 1 } });
  return said;
}

/** @param {View} view @param {number[]} cards */
function worth(view, cards) {
  return cards.reduce((sum, card) => sum + (view.card_points?.[String(card)] ?? 0), 0);
}

/** Real time: what has halted play. @param {View} before @param {View} after @param {Table} table @returns {Saying[]} */
function interrupted(before, after, table) {
  if (before.phase !== "play" || after.phase === "play" || !after.last) return [];
  const [kind, seat, card, aside] = after.last;
  if (kind !== "mistake" && kind !== "star") return []; // a stop is said by its own event, a level below
  const facts = { card: card ?? 0, aside: rising(aside).join(", "), count: aside.length, lives: after.lives ?? 0 };
  return [{ id: `play-news-mind-${kind}`, facts: { ...facts, ...(seat === null ? {} : who(table, seat)) } }];
}

/** Levels: complete, judged, and when play starts. @param {View} before @param {View} after @returns {Saying[]} */
function levels(before, after) {
  if (after.completed === undefined || before.completed === undefined) return [];
  /** @type {Saying[]} */
  const said = [];
  const isComplete = after.completed > before.completed;
  const isJudged = Boolean(after.turned?.length) && JSON.stringify(after.turned) !== JSON.stringify(before.turned);
  if (after.blind && (isComplete || isJudged)) {
    const early = after.turned.filter((/** @type {import("./types.js").Turned} */ [, , isEarly]) => isEarly).length;
    said.push({ id: "play-news-judged", facts: { early, lives: after.lives ?? 0 } });
  }
  if (isComplete)
    said.push({ id: "play-news-level", facts: { level: after.completed, reward: rewardOf(before, after) } });
  if (before.phase === "focus" && after.phase === "play") said.push({ id: "play-news-play" });
  return said;
}

const SPENT = /** @type {Record<string, string>} */ ({ mistake: "lives", star: "stars" });

/** @param {View} before @param {View} after */
function rewardOf(before, after) {
  const spent = SPENT[after.last?.[0] ?? ""];
  const gain = (/** @type {"lives" | "stars"} */ key) => (after[key] ?? 0) - (before[key] ?? 0) + Number(key === spent);
  return gain("lives") > 0 ? "lives" : gain("stars") > 0 ? "stars" : "none";
}

// --- the end ---------------------------------------------------------------------------------------------------

/** @param {import("./types.js").Outcome | undefined} outcome @param {Table} table @param {View | null} view @returns {Saying[]} */
function ending(outcome, table, view) {
  if (!outcome) return [{ id: "play-prompt-over" }];
  return [headline(outcome, table), reasonOf(outcome, view, table)];
}
