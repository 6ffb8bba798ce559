/**
 * Every sentence that a person reads, from the same Fluent files as the terminal.
 *
 * @typedef {string | number | boolean | null | undefined | Fact[]} Fact
 * @typedef {Record<string, Fact>} Facts
 * @typedef {{code?: string, facts?: Facts, sentence?: string}} Refusal an error as the server tells it
 */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** The languages that there are texts in, each named in itself. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", fr: "Français" };
const DEFAULT = "en";

/** Tells "change" whenever everything has to be said in another language. */
export const texts = new EventTarget();

let spoken = DEFAULT;
let bundle = new FluentBundle(DEFAULT);
/** @type {string[]} */
let ids = [];

/** The code of the language in use. */
export function language() {
  return spoken;
}

/**
 * Speak another language: load its texts and have everything said anew.
 * @param {string} code one of LANGUAGES; another is taken as English
 */
export async function setLanguage(code) {
  const wanted = code in LANGUAGES ? code : DEFAULT;
  const answer = await fetch(`/texts/${wanted}.ftl`);
  if (!answer.ok) throw new Error(`no texts in ${wanted}: ${answer.status}`);
  speak(wanted, await answer.text());
}

/**
 * Speak a language whose texts are at hand.
 * @param {string} code
 * @param {string} source Fluent messages
 */
export function speak(code, source) {
  const resource = new FluentResource(source);
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(resource);
  bundle = next;
  ids = resource.body.map((entry) => entry.id);
  spoken = code;
  document.documentElement.lang = code;
  texts.dispatchEvent(new Event("change"));
}

/**
 * The language to begin with: the one chosen before, or the first of the browser's that there are texts in.
 * @param {string | null} chosen
 */
export function pickLanguage(chosen) {
  const wanted = [chosen, ...navigator.languages].map((code) => (code ?? "").slice(0, 2).toLowerCase());
  return wanted.find((code) => code in LANGUAGES) ?? DEFAULT;
}

/**
 * Say a sentence.
 * @param {string} id a message, or message and attribute: "the-game-rule-G1.title"
 * @param {Facts} [facts] its arguments; a list is joined with commas
 * @returns {string} the id and its facts where there is no such message
 */
export function t(id, facts = {}) {
  const pattern = find(id);
  if (pattern === null) return [id, ...Object.entries(facts).map(([name, value]) => `${name}=${value}`)].join(" ");
  /** @type {Error[]} */
  const faults = [];
  const said = bundle.formatPattern(pattern, sayable(facts), faults);
  for (const fault of faults) console.error(`${id}: ${fault.message}`);
  return said;
}

/** Whether there is such a message, or attribute of one. @param {string} id */
export function has(id) {
  return find(id) !== null;
}

/** The ids of all messages that begin so, in the order of the files. @param {string} prefix */
export function idsWith(prefix) {
  return ids.filter((id) => id.startsWith(prefix));
}

/**
 * Say why something was refused.
 * @param {Refusal} refusal
 */
export function sayRefusal({ code, facts, sentence }) {
  for (const id of [`web-error-${code}`, `error-${code}`]) if (has(id)) return t(id, facts);
  return sentence || t("web-error-unknown", { code: code ?? "" });
}

/**
 * Say what went wrong, whatever was thrown.
 * @param {unknown} error
 */
export function sayError(error) {
  const refusal = /** @type {Refusal | null} */ (error);
  return sayRefusal(typeof refusal?.code === "string" ? refusal : { code: "unknown" });
}

/** A list in words: "Ana, Ben and you". @param {string[]} names */
export function sayList(names) {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);
}

/** @param {string} id */
function find(id) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  if (!message) return null;
  return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
}

/** @param {Facts} facts */
function sayable(facts) {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, fact(value)]));
}

/** @param {Fact} value @returns {string | number} */
function fact(value) {
  if (Array.isArray(value)) return value.map(fact).join(", ");
  if (typeof value === "number" || typeof value === "string") return value;
  return value === null || value === undefined ? "" : String(value);
}
