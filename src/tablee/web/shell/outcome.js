/**
 * How a match has ended, in words: who has won, why it was over, what a score is worth.
 *
 * @typedef {import("./types.js").Outcome} Outcome
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./sayings.js").Saying} Saying
 */

import { has } from "../core/texts.js";
import { seatName, who } from "./sayings.js";

const EXCELLENT_BELOW = 10; // cards not laid (G10)

/** The reasons of games whose score is the number of cards not laid. */
const OF_CARDS = new Set(["all-laid", "stuck", "duty", "single-card"]);

/** Say in a few words who has won. @param {Outcome} outcome @param {Table} table @returns {Saying} */
export function headline(outcome, table) {
  const { winners } = outcome;
  if (winners === null) return { id: `play-outcome-${verdict(outcome)}` };
  if (winners.length === 1) return { id: "play-outcome-winner", facts: who(table, winners[0]) };
  return { id: "play-outcome-shared", facts: { names: winners.map((seat) => called(seat, table)) } };
}

/** How it was for a team; a few cards left is more than merely lost, unless a duty was left unmet (G10). @param {Outcome} outcome */
function verdict({ won, score, reason }) {
  if (won) return "won";
  if (reason === "duty") return "lost";
  return OF_CARDS.has(reason) && score !== null && score < EXCELLENT_BELOW ? "excellent" : "lost";
}

/** @param {number} seat @param {Table} table @returns {Saying} */
function called(seat, table) {
  if (seat === table.you.seat) return { id: "play-you" };
  return { id: "web-table-name", facts: { name: seatName(table.seats[seat]) } };
}

/**
 * Say why the match was over, and who could not go on, if anybody; a reason without words of its own is given as it is.
 * @param {Outcome} outcome
 * @param {View | null} view
 * @param {Table} table
 * @returns {Saying}
 */
export function reasonOf({ reason }, view, table) {
  const seat = view?.over ? view.seat : null;
  const named = `web-reason-${reason}`;
  if (typeof seat === "number" && has(named)) {
    return { id: named, facts: { ...who(table, seat), duty: view?.owed ? "skull" : view?.three ? "three" : "other" } };
  }
  const id = `play-reason-${reason}`;
  return { id: has(id) ? id : reason };
}

/** Say what one seat has scored. @param {Outcome} outcome @param {number} seat @returns {Saying} */
export function scoreOf({ scores, reason }, seat) {
  const id = OF_CARDS.has(reason) ? "play-score-left" : "play-score-points";
  return { id, facts: { score: scores?.[seat] ?? 0 } };
}

/** Say what the score of a team is worth, or what the scores of each are reckoned by. @param {Outcome} outcome @param {View} view @returns {Saying | null} */
export function meaningOf({ won, score, reason }, view) {
  if (score === null) {
    const id = `web-meaning-${view.game}`;
    return has(id) ? { id } : null;
  }
  if (view.levels !== undefined) {
    return { id: won ? "play-meaning-levels-all" : "play-meaning-levels", facts: { score, levels: view.levels } };
  }
  if (reason === "duty") return { id: view.left === 0 ? "play-meaning-duty" : "play-meaning-unlaid", facts: { score } };
  if (score === 0) return { id: "play-meaning-all" };
  return { id: score < EXCELLENT_BELOW ? "play-meaning-excellent" : "play-meaning-left", facts: { score } };
}
