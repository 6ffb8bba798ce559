/**
 * How games are offered where people choose: editions side by side by name, and which choices mean something only beside
 * others. It is about what is shown; what is possible the rules say.
 *
 * @typedef {{name: string, options: Record<string, unknown>}} Edition `<game>-edition-<name>` is its title
 */

/** @type {Record<string, Edition[]>} */
const EDITIONS = {
  "six-qui-prend": [
    { name: "school", options: { deck: 108, until: "round", tactics: false } },
    { name: "classic", options: { deck: 104, until: 66 } },
  ],
};

/** Options that mean nothing unless others are so. @type {Record<string, Record<string, Record<string, unknown>>>} */
const ONLY_WITH = {
  "six-qui-prend": { tactics: { deck: 104 } },
  "the-mind": { lives: { blind: true }, stars: { blind: true }, blind_lives: { blind: true } },
};

/** @param {string} game */
export function editions(game) {
  return EDITIONS[game] ?? [];
}

/** Whether the options are those of the edition. @param {Edition} edition @param {Record<string, unknown>} options */
export function isEdition(edition, options) {
  return holds(edition.options, options);
}

/** Whether an option means something beside the others. @param {string} game @param {string} name @param {Record<string, unknown>} options */
export function matters(game, name, options) {
  return holds(ONLY_WITH[game]?.[name] ?? {}, options);
}

/** @param {Record<string, unknown>} wanted @param {Record<string, unknown>} options */
function holds(wanted, options) {
  return Object.entries(wanted).every(([name, value]) => options[name] === value);
}
