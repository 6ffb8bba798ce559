/** What is played at a table and how: in words, and for the host as a form. */

import { html, nothing } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { define } from "../core/piece.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";
import { matters } from "../core/editions.js";
import { applicable, consistent, limitLabel, optionLabel, usualOptions, valueLabel } from "./options.js";
import { refusal } from "./sayings.js";
import "./table-form.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("../core/api.js").Game} Game
 * @typedef {import("./table-form.js").TablePlan} TablePlan
 */

/** Say what is played and how, a line each. @param {Table} table @returns {string[]} */
export function settingsSummary(table) {
  const options = Object.entries(table.options)
    .filter(([name]) => matters(table.game, name, table.options))
    .map(([name, value]) =>
      t("web-table-setting", {
        label: optionLabel(table.game, name),
        value: valueLabel(table.game, name, value),
      }),
    );
  return [
    ...options,
    ...(table.real_time ? [] : timing(table)),
    t("web-table-setting", {
      label: t("web-form-seen"),
      value: t(table.listed ? "web-form-seen-listed" : "web-form-seen-link"),
    }),
  ];
}

/** How long people and bots take; in real time there is no other pace than that of the play. @param {Table} table */
function timing(table) {
  return [
    t("web-table-setting", { label: t("web-form-limit"), value: limitLabel(table.limit_ms) }),
    t("web-table-setting", { label: t("web-form-pace"), value: t(`play-speed-${table.pace}`) }),
  ];
}

/** The form of the host; what is chosen holds when it is saved. */
class TableSettings extends DialogPiece {
  static properties = {
    ...DialogPiece.properties,
    table: { attribute: false },
    ask: { attribute: false },
    games: { state: true },
    game: { state: true },
    plan: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {import("./types.js").Send} */
    this.ask = async () => ({ answer: "refused" });
    /** @type {Game[]} */
    this.games = [];
    this.game = "";
    /** @type {TablePlan | null} */
    this.plan = null;
    this.refused = "";
  }

  /** Open the form with what holds now. */
  async show() {
    if (!this.table) return;
    const { game, options, listed, limit_ms, pace } = this.table;
    this.game = game;
    this.plan = { options: { ...options }, listed, limit_ms, pace };
    this.refused = "";
    await super.show();
    this.games = await api.games().catch(() => []);
  }

  heading() {
    return t("web-table-settings");
  }

  body() {
    const game = this.games.find((entry) => entry.name === this.game);
    if (!this.plan || !game) return html`<p class="hint">${t("web-table-loading")}</p>`;
    return html`<form class="stack" @submit=${this.#submit}>
      ${this.#which()}
      <tablee-table-form
        .game=${game}
        .plan=${this.plan}
        @plan=${(/** @type {CustomEvent} */ event) => (this.plan = event.detail)}
      ></tablee-table-form>
      ${this.refused ? html`<p class="refused" role="alert">${this.refused}</p>` : nothing}
      <div class="button-row"><button type="submit" class="primary">${t("web-table-save")}</button></div>
    </form>`;
  }

  #which() {
    return html`<div class="field">
      <label for="settings-game">${t("web-table-game")}</label>
      <select
        id="settings-game"
        @change=${(/** @type {any} */ event) => this.#changeGame(this.games[event.target.selectedIndex])}
      >
        ${this.games.map(({ name }) => html`<option .selected=${name === this.game}>${t(`${name}-name`)}</option>`)}
      </select>
    </div>`;
  }

  /** What was chosen holds in another game too where it can be chosen there, for as many as sit here now. @param {Game} game */
  #changeGame(game) {
    if (!this.plan) return;
    const kept = applicable(game, { ...this.plan.options, players: this.table?.seats.length ?? 0 });
    this.game = game.name;
    this.plan = { ...this.plan, options: consistent(game, { ...usualOptions(game), ...kept }) };
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const answer = await this.ask({ kind: "configure", game: this.game, ...this.plan });
    if (answer.answer === "refused") this.refused = refusal(this.table, answer);
    else this.close();
  }
}
define("tablee-table-settings", TableSettings);
