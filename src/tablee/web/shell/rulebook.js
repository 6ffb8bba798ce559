/**
 * The rules of a game as its texts tell them: every clause with its number, after those of the game that it stands on.
 *
 * @typedef {{number: string, title: string, text: string, example: string, ruling: string}} Clause number: "" for a section
 */

import { has, idsWith, t } from "../core/texts.js";

/** @param {string} game @returns {Clause[]} */
export function clauses(game) {
  const base = baseOf(game);
  const prefix = `${game}-rule-`;
  const own = idsWith(prefix)
    .map((id) => id.slice(prefix.length))
    .sort(inOrder)
    .map((number) => ({ number, title: part(prefix + number, "title"), ...body(prefix + number) }));
  return base === null ? own : [...clauses(base), ...own];
}

/** The game whose rules this one stands on, null for a game of its own. @param {string} game */
export function baseOf(game) {
  if (!has(`${game}-basis`)) return null;
  return games().find((other) => other !== game && game.startsWith(`${other}-`)) ?? null;
}

/** What a game's texts say beside its clauses: messages with a title that are no clause. @param {string} game @returns {Clause[]} */
export function sections(game) {
  const longer = games().filter((other) => other !== game && other.startsWith(game));
  return idsWith(`${game}-`)
    .filter((id) => has(`${id}.title`) && !/-rule-|-basis$/.test(id))
    .filter((id) => !longer.some((other) => id.startsWith(`${other}-`)))
    .map((id) => ({ number: "", title: part(id, "title"), ...body(id) }));
}

/** All games that the texts tell the rules of, in the order of their names. */
export function games() {
  const named = idsWith("").map((id) => /^(.+)-rule-[A-Z]+\d+$/.exec(id)?.[1]);
  return [...new Set(named.filter((game) => game !== undefined))];
}

/** @param {string} id */
function body(id) {
  return { text: t(id), example: part(id, "example"), ruling: part(id, "ruling") };
}

/** @param {string} id @param {string} attribute */
function part(id, attribute) {
  return has(`${id}.${attribute}`) ? t(`${id}.${attribute}`) : "";
}

/** G2 before G11. @param {string} one @param {string} other */
function inOrder(one, other) {
  return one.localeCompare(other, "en", { numeric: true });
}
