/**
 * What the server is asked over HTTP.
 *
 * @typedef {import("./texts.js").Facts} Facts
 * @typedef {{name: string, default: unknown, values: unknown[], allowed: string}} Option
 * @typedef {{name: string, cooperative: boolean, real_time: boolean, players: number[], options: Option[], bots: string[],
 *   editions: import("./editions.js").Edition[], only_with: Record<string, Record<string, unknown>>}} Game
 * @typedef {{id: string, game: string, options: Record<string, unknown>, phase: string, seats: string[],
 *   host_name: string | null, spectators: number, age_ms: number}} OpenTable
 * @typedef {{game: string, options: Record<string, unknown>, listed: boolean, limit_ms: number | null, pace: string,
 *   bots: string | null}} Plan
 * @typedef {{name: string | null, language: string | null}} Me
 * @typedef {{id: string, phase: string}} Standing
 * @typedef {Record<string, any>} Verdict what the server says about a record; `matches` is its answer
 */

import { learn } from "./editions.js";
import { language } from "./texts.js";

/** Why the server refused, or that it could not be reached (code "offline"). */
export class ApiError extends Error {
  /**
   * @param {number} status 0 if there was no answer
   * @param {{code?: string, facts?: Facts, sentence?: string}} error
   */
  constructor(status, { code = "unknown", facts = {}, sentence = "" }) {
    super(sentence || code);
    this.status = status;
    this.code = code;
    this.facts = facts;
    this.sentence = sentence;
  }
}

export const api = {
  /** Who this browser is to the server. @returns {Promise<Me>} */
  me: () => ask("GET", "/api/me"),
  /** Take a name, or a language. @param {Partial<Me>} changed @returns {Promise<Me>} */
  saveMe: async (changed) => {
    await ask("PUT", "/api/me", changed);
    const me = /** @type {Me} */ (await api.me());
    if (changed.name && me.name === null) throw new ApiError(0, { code: "no-cookies" });
    return me;
  },
  /** The games and what can be chosen in each. @returns {Promise<Game[]>} */
  games: () => (games ??= ask("GET", "/api/games").then(noted, forget)),
  /** The tables that anybody may join or watch. @returns {Promise<OpenTable[]>} */
  tables: () => ask("GET", "/api/tables"),
  /** A table that one has a link to, before one comes. @param {string} id @returns {Promise<Standing>} */
  table: (id) => ask("GET", `/api/tables/${encodeURIComponent(id)}`),
  /** Open a table. @param {Plan} plan @returns {Promise<{id: string}>} */
  openTable: async (plan) => {
    const key = JSON.stringify(plan);
    if (asked?.key !== key) asked = { key, id: crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40) };
    const opened = await ask("POST", "/api/tables", { ...plan, id: asked.id });
    asked = null;
    return opened;
  },
  /** Check a deal. @param {Record<string, unknown>} what a record, or what was dealt @returns {Promise<Verdict>} */
  verify: (what) => ask("POST", "/api/verify", what),
  /** The record of a finished match, as text. @param {string} id @param {number | null} [number] */
  record: async (id, number = null) => await (await fetchOk("GET", recordPath(id, number))).text(),
};

/** @type {Promise<Game[]> | null} */
let games = null;

/** A table that was asked for and of which nothing was heard: asked for again, it is not opened twice. @type {{key: string, id: string} | null} */
let asked = null;

/** @param {Game[]} found */
function noted(found) {
  learn(found);
  return found;
}

/** @param {unknown} error @returns {never} */
function forget(error) {
  games = null; // the next call asks again
  throw error;
}

/**
 * The address of a finished match's record.
 * @param {string} id
 * @param {number | null} [number] which match of the table, counted from 1; null is the last
 */
export function recordPath(id, number = null) {
  return `/api/tables/${id}/record${number === null ? "" : `?number=${number}`}`;
}

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
async function ask(method, path, body) {
  const answer = await fetchOk(method, path, body);
  return answer.status === 204 ? null : await answer.json();
}

/** @param {string} method @param {string} path @param {unknown} [body] */
async function fetchOk(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => {
    throw new ApiError(0, { code: "offline" });
  });
  if (!answer.ok) throw new ApiError(answer.status, await errorIn(answer));
  return answer;
}

/** @param {Response} answer */
async function errorIn(answer) {
  const body = await answer.json().catch(() => null);
  return body?.error ?? { code: answer.status >= 500 ? "server" : "unknown" };
}
