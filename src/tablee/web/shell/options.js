/** What the options of a game are called, what their values mean, and which can be chosen. */

import { html, nothing } from "../vendor/lit.js";
import { has, t } from "../core/texts.js";
import { editions, matters } from "../core/editions.js";

/** @typedef {import("../core/api.js").Option} Option */
/** @typedef {import("../core/api.js").Game} Game */

const UNITS = /** @type {[string, number][]} */ ([
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
  ["seconds", 1000],
]);

/** @param {string} game @param {string} name */
export function optionId(game, name) {
  return `${game}-option-${name.replaceAll("_", "-")}`;
}

/** @param {string} game @param {string} name */
export function optionLabel(game, name) {
  const id = optionId(game, name);
  return has(id) ? t(id) : name;
}

/** What an option is for, "" if that is not said. @param {string} game @param {string} name */
export function optionHelp(game, name) {
  const id = `${optionId(game, name)}.help`;
  return has(id) ? t(id) : "";
}

/** @param {string} game @param {string} name @param {unknown} value */
export function valueLabel(game, name, value) {
  const id = optionId(game, name);
  const own = `${id}-${value === null || value === undefined ? "default" : String(value)}`;
  if (has(own)) return t(own);
  if (typeof value === "number" && has(`${id}-points`)) return t(`${id}-points`, { points: value });
  if (typeof value === "object" && has(`${id}-table`)) return t(`${id}-table`);
  return String(value);
}

/** How long one may think, in words. @param {number | null} limit_ms */
export function limitLabel(limit_ms) {
  if (limit_ms === null) return t("web-form-limit-none");
  const [unit, ms] = UNITS.find(([, length]) => limit_ms % length === 0) ?? ["seconds", 1000];
  return t(`web-form-limit-${unit}`, { count: limit_ms / ms });
}

/**
 * The values of an option that can be chosen from a list: those that the rules list, those of the editions, and the one
 * that is chosen now.
 * @param {string} game
 * @param {Option} option
 * @param {unknown} now
 */
export function valuesOf(game, option, now) {
  const inEditions = editions(game).flatMap(({ options }) => (option.name in options ? [options[option.name]] : []));
  const all = [...option.values, option.default, ...inEditions, now];
  return all.filter((value, index) => all.indexOf(value) === index && (value ?? option.default) === value);
}

/** Whether an option takes any number beside its listed values. @param {string} game @param {Option} option */
export function takesNumber(game, option) {
  return has(`${optionId(game, option.name)}-points`);
}

/** What is chosen when nothing is. @param {Game} game */
export function usualOptions(game) {
  /** @type {Record<string, unknown>} */
  const options = Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual]));
  const usualPlayers = 3;
  options.players = game.players.includes(usualPlayers) ? usualPlayers : game.players[0];
  return options;
}

/**
 * Which of the options that were chosen can be chosen in a game too.
 * @param {Game} game
 * @param {Record<string, unknown>} chosen maybe in another game
 */
export function applicable(game, chosen) {
  const values = game.options.flatMap((option) => {
    const value = chosen[option.name];
    const isNumber = takesNumber(game.name, option) && typeof value === "number";
    return option.name in chosen && (isNumber || valuesOf(game.name, option, option.default).includes(value)) ? [[option.name, value]] : [];
  });
  return /** @type {Record<string, unknown>} */ (Object.fromEntries(values));
}

/** Options without what means nothing beside the others, such as a seat that a smaller table lacks. @param {Game} game @param {Record<string, unknown>} options */
export function consistent(game, options) {
  const changed = game.options
    .filter(({ name }) => !matters(game.name, name, options) || isSeatBeyond(name, options[name], Number(options.players)))
    .map(({ name, default: usual }) => [name, usual]);
  return { ...options, ...Object.fromEntries(changed) };
}

/** Whether a value is a seat, by its number from 0, that a table of so many lacks. @param {string} name @param {unknown} value @param {number} players */
export function isSeatBeyond(name, value, players) {
  return name === "starter" && typeof value === "number" && value >= players;
}

/** The options in words that differ from what is usual, the number of players left out. @param {Game} game @param {Record<string, unknown>} options */
export function unusual(game, options) {
  return game.options
    .filter(({ name, default: usual }) => name !== "players" && name in options && options[name] !== usual)
    .filter(({ name }) => matters(game.name, name, options))
    .map(({ name }) => valueLabel(game.name, name, options[name]));
}

/** An edition by its name, with a line on what it is. @param {string} game @param {string} edition */
export function editionText(game, edition) {
  const id = `${game}-edition-${edition}`;
  const line = has(`${id}.line`) ? html`<span class="edition-line">${t(`${id}.line`)}</span>` : nothing;
  return html`<span class="edition-text"><b>${has(id) ? t(id) : edition}</b>${line}</span>`;
}
