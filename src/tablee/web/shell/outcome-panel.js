/** How the match has ended: what it means, everybody's score, and what can be done next. */

import { html, nothing } from "../vendor/lit.js";
import { recordPath } from "../core/api.js";
import { define } from "../core/piece.js";
import { paths } from "../core/router.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";
import { icon } from "../parts/icons.js";
import { mark } from "../parts/seats.js";
import { headline, meaningOf, reasonOf, scoreOf } from "./outcome.js";
import { nameOf, speak } from "./sayings.js";
import { fillWithBots, freeSeats } from "./seating.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Outcome} Outcome
 * @typedef {import("./sayings.js").Saying} Saying
 * @typedef {{sequel?: boolean, options?: Record<string, unknown>}} Next
 */

class OutcomePanel extends DialogPiece {
  static properties = {
    ...DialogPiece.properties,
    table: { attribute: false },
    view: { attribute: false },
    bots: { attribute: false },
    send: { attribute: false },
    isBusy: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {string[]} */
    this.bots = [];
    /** @type {import("./types.js").Send} */
    this.send = async () => ({ answer: "refused" });
    this.isBusy = false;
  }

  get look() {
    return "rising outcome";
  }

  heading() {
    const outcome = this.view?.outcome;
    return this.table && outcome ? speak(headline(outcome, this.table)) : t("play-prompt-over");
  }

  body() {
    const { table, view } = this;
    const outcome = view?.outcome;
    if (!table || !view || !outcome) return nothing;
    const meaning = meaningOf(outcome, view);
    const said = [reasonOf(outcome, view, table), ...(meaning ? [meaning] : [])];
    if (!outcome.scores) said.reverse(); // a team's score says most; among opponents, what has ended the match
    return html`<div class="outcome-text">
        ${said.map((saying, place) => html`<p class=${place === 0 ? "outcome-first" : "outcome-second"}>${speak(saying)}</p>`)}
      </div>
      ${this.#standings(outcome, table)} ${this.#proof(table)}`;
  }

  /** @param {Outcome} outcome @param {Table} table */
  #standings(outcome, table) {
    const scores = outcome.scores;
    if (!scores) return nothing;
    const winners = outcome.winners ?? [];
    const better = (/** @type {number} */ a, /** @type {number} */ b) =>
      Number(winners.includes(b)) - Number(winners.includes(a)) || scores[a] - scores[b];
    const order = scores.map((_, seat) => seat).sort((a, b) => better(a, b) || a - b);
    const placeOf = (/** @type {number} */ seat) => order.findIndex((other) => better(other, seat) === 0) + 1;
    return html`<table class="standings">
      <caption class="unseen">
        ${t("web-table-scores")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("web-table-place")}</th>
          <th scope="col">${t("web-table-player")}</th>
          <th scope="col">${t("web-table-score")}</th>
        </tr>
      </thead>
      <tbody>
        ${order.map((seat) => this.#standing(placeOf(seat), seat, winners.includes(seat), outcome, table))}
      </tbody>
    </table>`;
  }

  /** @param {number} place @param {number} seat @param {boolean} won @param {Outcome} outcome @param {Table} table */
  #standing(place, seat, won, outcome, table) {
    return html`<tr class=${won ? "winner" : ""}>
      <td>${place}</td>
      <th scope="row">
        ${nameOf(table.seats[seat])}
        ${seat === table.you.seat ? html`<span class="you">${t("web-table-you")}</span>` : nothing}
        ${won ? html`<span class="won">${mark("star", "web-table-winner")}</span>` : nothing}
      </th>
      <td>${speak(scoreOf(outcome, seat))}</td>
    </tr>`;
  }

  foot() {
    const table = this.table;
    if (!table) return nothing;
    const host = table.members.find((entry) => entry.host);
    return html`<footer class="dialog-foot button-row">
      ${
        table.you.host
          ? this.#again(table)
          : html`<p class="hint">${t("web-table-wait-rematch", { name: host?.name ?? "" })}</p>`
      }
      <button type="button" class="button" @click=${this.close}>${icon("eye")}${t("web-table-look")}</button>
    </footer>`;
  }

  /** @param {Table} table */
  #again(table) {
    const free = freeSeats(table).length;
    const again = free ? t("web-table-rematch-with-bots", { count: free }) : t("web-table-rematch");
    const button = (/** @type {string} */ label, /** @type {Next} */ next, /** @type {string} */ look) =>
      html`<button
        type="button"
        class=${look}
        ?autofocus=${look === "primary"}
        ?disabled=${this.isBusy}
        @click=${() => this.#rematch(table, next)}
      >
        ${label}
      </button>`;
    return [
      button(again, {}, "primary"),
      table.sequel ? button(t("web-table-sequel"), { sequel: true }, "button") : nothing,
      ...table.harder.map(({ name, options }) =>
        button(t("web-table-harder", { rules: t(`${table.game}-harder-${name}`) }), { options }, "button"),
      ),
    ];
  }

  /**
   * Deal the match that comes next: the same once more, what the rules offer after it, or by other options from now on.
   * @param {Table} table
   * @param {Next} next
   */
  async #rematch(table, { sequel, options }) {
    this.isBusy = true;
    const isFull = await fillWithBots(table, this.bots, this.send);
    if (isFull && !options) await this.send({ kind: "rematch", ...(sequel ? { sequel } : {}) });
    if (isFull && options) await this.#startBy(options);
    this.isBusy = false;
  }

  /** A table that is set otherwise goes back to where a first match is started. @param {Record<string, unknown>} options */
  async #startBy(options) {
    const { answer } = await this.send({ kind: "configure", options });
    if (answer !== "refused") await this.send({ kind: "start" });
  }

  /** The record to keep, and what shows that nobody has touched the deal. @param {Table} table */
  #proof(table) {
    const record = recordPath(table.id, table.match_number);
    const verify = paths.verify(table.id, table.match_number, table.commitment);
    return html`<div class="outcome-links">
        <a class="quiet" href=${paths.home()}>${icon("home")}${t("web-table-home")}</a>
        <a class="quiet" href=${record} download>${icon("download")}${t("web-table-record")}</a>
        <a class="quiet" href=${verify} target="_blank">${icon("check")}${t("web-table-verify")}</a>
      </div>
      <details class="proof">
        <summary>${t("web-table-proof")}</summary>
        <p>${t("web-table-proof-text")}</p>
        <dl>
          <dt>${t("web-table-seed")}</dt>
          <dd><code>${table.seed ?? "–"}</code></dd>
          <dt>${t("web-table-commitment")}</dt>
          <dd><code>${table.commitment ?? "–"}</code></dd>
        </dl>
      </details>`;
  }
}
define("tablee-outcome-panel", OutcomePanel);
