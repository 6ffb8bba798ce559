/**
 * How games are offered where people choose: editions side by side by name, and which choices mean something only beside
 * others. The rules say both; the server passes them on with the list of games.
 *
 * @typedef {{name: string, options: Record<string, unknown>}} Edition `<game>-edition-<name>` is its title
 * @typedef {{name: string, editions: Edition[], only_with: Record<string, Record<string, unknown>>}} Offer
 */

/** @type {Map<string, Offer>} */
const offers = new Map();

/** Take in what the server says. @param {Offer[]} games */
export function learn(games) {
  for (const game of games) offers.set(game.name, game);
}

/** @param {string} game @returns {Edition[]} */
export function editions(game) {
  return offers.get(game)?.editions ?? [];
}

/** Whether the options are those of the edition. @param {Edition} edition @param {Record<string, unknown>} options */
export function isEdition(edition, options) {
  return holds(edition.options, options);
}

/** Whether an option means something beside the others. @param {string} game @param {string} name @param {Record<string, unknown>} options */
export function matters(game, name, options) {
  return holds(offers.get(game)?.only_with[name] ?? {}, options);
}

/** @param {Record<string, unknown>} wanted @param {Record<string, unknown>} options */
function holds(wanted, options) {
  return Object.entries(wanted).every(([name, value]) => options[name] === value);
}
