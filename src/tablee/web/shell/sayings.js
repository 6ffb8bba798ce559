/**
 * Sentences before they are said: the id of a message and its facts, which may be sentences themselves. What is kept in
 * this form can be said again in another language.
 *
 * @typedef {{id: string, facts?: Record<string, Fact>}} Saying
 * @typedef {string | number | boolean | null | Saying | Saying[]} Fact
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Seat} Seat
 */

import { has, sayRefusal, t } from "../core/texts.js";

const LAY = /^(\d+)>([\w-]+)$/;
const WORD = /^([\w-]+) ([\w-]+)$/;
const ROW = /^row(\d+)$/;
const ACROSS = ["up", "down"]; // the piles that each of two players has

/** Piles as the screen writes them, from the reader's side of the table. @type {Record<string, string>} */
const PILES = {
  up1: "A▲",
  up2: "B▲",
  down1: "C▼",
  down2: "D▼",
  up: "A▲",
  down: "B▼",
  "other-up": "C▲",
  "other-down": "D▼",
};

/** The buttons of actions, by whose words a refusal names them. @type {Record<string, string>} */
const BUTTONS = {
  start: "web-piles-start",
  end: "web-piles-end",
  ready: "web-mind-ready",
  stop: "web-mind-stop",
  star: "web-mind-star",
  "no-star": "web-mind-no-star",
};

/** Say it, in the language of now. @param {Saying} saying @returns {string} */
export function speak(saying) {
  return has(saying.id) ? t(saying.id, spoken(saying.facts ?? {})) : saying.id;
}

/** Say it for those who listen: the signs of the piles as words. @param {Saying[]} sayings */
export function aloud(sayings) {
  const text = sayings.map(speak).join(" ");
  return text.replaceAll("▲", ` ${t("web-table-up")}`).replaceAll("▼", ` ${t("web-table-down")}`);
}

/** @param {Record<string, Fact>} facts */
function spoken(facts) {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
}

/** @param {Fact} fact @returns {string | number} */
function plain(fact) {
  if (typeof fact === "string" || typeof fact === "number") return fact;
  if (Array.isArray(fact)) return fact.map(speak).join(", ");
  return typeof fact === "object" && fact !== null ? speak(fact) : String(fact);
}

/** Name a seat: the person's name, the bot's number, or that it is empty. @param {Seat} seat @returns {string | Saying} */
export function seatName(seat) {
  if (seat.name !== null && seat.name !== undefined) return seat.name;
  if (seat.kind === "bot") return { id: "play-bot", facts: { number: seat.number } };
  return { id: "web-table-seat", facts: { number: seat.number } };
}

/** Name a seat as text. @param {Seat} seat */
export function nameOf(seat) {
  return String(plain(seatName(seat)));
}

/** What a sentence about a seat needs: its name, and whether it is the reader. @param {Table} table @param {number} seat */
export function who(table, seat) {
  return { name: seatName(table.seats[seat]), you: seat === table.you.seat ? "yes" : "no" };
}

/** Name several seats, the reader's as "you". @param {Table} table @param {number[]} seats @returns {string} */
export function listOf(table, seats) {
  return seats.map((seat) => (seat === table.you.seat ? t("play-you") : nameOf(table.seats[seat]))).join(", ");
}

/** Bring cards into the order of their numbers. @param {number[]} cards @returns {number[]} */
export function rising(cards) {
  return [...cards].sort((one, two) => one - two);
}

/**
 * Name a pile, a kind of command or whatever else an action is about, from the reader's side of the table.
 * @param {Table} table
 * @param {string} target as the action writes it
 * @param {number | null} seat whose action it is; where each player has piles of their own, the same word of another
 *   seat means another pile
 * @returns {string | Saying}
 */
export function targetName(table, target, seat) {
  const near = table.you.seat ?? 0;
  const name = seat === null || seat === near ? target : acrossTheTable(target);
  if (name in PILES) return PILES[name];
  return has(`command-${target}`) ? { id: `command-${target}` } : target;
}

/** @param {string} target */
function acrossTheTable(target) {
  const own = target.replace(/^other-/, "");
  if (!ACROSS.includes(own)) return target;
  return own === target ? `other-${own}` : own;
}

/**
 * Write an action as the screen does: 37>up1 as 37 → A▲, end as its button. Anything else comes back as it is.
 * @param {Table} table
 * @param {string} action
 * @param {number | null} seat
 * @returns {string | Saying}
 */
export function spell(table, action, seat) {
  const lay = LAY.exec(action);
  if (lay) return { id: "web-table-lay", facts: { card: lay[1], pile: targetName(table, lay[2], seat) } };
  const word = WORD.exec(action);
  if (word && has(`play-say-${word[1]}`)) {
    return { id: `play-say-${word[1]}`, facts: { target: targetName(table, word[2], seat) } };
  }
  const row = ROW.exec(action);
  if (row) return { id: "play-six-row", facts: { row: row[1] } };
  return action in BUTTONS ? { id: BUTTONS[action] } : targetName(table, action, seat);
}

/** The facts of a refusal that name piles, and those that name actions; all others are said as they are. */
const OF_PILES = new Set(["pile", "bound"]);
const OF_ACTIONS = new Set(["action"]);

/**
 * Say why something was refused, with piles and actions named as the screen names them.
 * @param {Table | null} table
 * @param {{code?: string, facts?: Record<string, any>}} answer
 * @returns {string}
 */
export function refusal(table, { code, facts = {} }) {
  if (!table) return sayRefusal({ code, facts });
  const named = Object.entries(facts).map(([name, fact]) => [name, onScreen(table, name, fact)]);
  return sayRefusal({ code, facts: Object.fromEntries(named) });
}

/**
 * Write a fact as the screen does. What it is follows from its name: "up" is a pile, an action or a direction.
 * @param {Table} table
 * @param {string} name
 * @param {any} fact
 * @returns {any}
 */
function onScreen(table, name, fact) {
  if (Array.isArray(fact)) return fact.map((entry) => onScreen(table, name, entry));
  if (typeof fact !== "string") return fact;
  if (OF_PILES.has(name)) return plain(targetName(table, fact, table.you.seat));
  return OF_ACTIONS.has(name) ? plain(spell(table, fact, table.you.seat)) : fact;
}

/** The words that may be said now: word, target and action. @param {{legal?: string[]} | null} view */
export function talkOf(view) {
  return (view?.legal ?? []).flatMap((action) => {
    const word = WORD.exec(action);
    return word && has(`play-say-${word[1]}`) ? [{ action, word: word[1], target: word[2] }] : [];
  });
}
