/** Opening a table for the game that is chosen: one's name, the choices, and off to the table. */

import { html, nothing } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { define, Piece } from "../core/piece.js";
import { navigate, paths } from "../core/router.js";
import { set, setting } from "../core/settings.js";
import { has, sayError, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { gameName } from "./game-shelf.js";
import { usualOptions } from "./options.js";
import "./table-form.js";

/**
 * @typedef {import("../core/api.js").Game} Game
 * @typedef {import("./table-form.js").TablePlan} TablePlan
 */

const LONGEST_NAME = 40;

class OpenForm extends Piece {
  static properties = {
    game: { attribute: false },
    name: { attribute: false },
    plan: { state: true },
    bots: { state: true },
    refused: { state: true },
    nameMissing: { state: true },
    isBusy: { state: true },
  };

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    this.name = "";
    /** @type {TablePlan} */
    this.plan = { options: {}, limit_ms: null, pace: "normal", listed: false };
    /** Who gets the other seats: a kind of bots, null for people. @type {string | null} */
    this.bots = null;
    this.refused = "";
    this.nameMissing = false;
    this.isBusy = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game") && this.game) this.#begin(this.game);
  }

  /** Begin with what was chosen the last time for this game. @param {Game} game */
  #begin(game) {
    const last = setting("plan")[game.name] ?? {};
    const known = Object.entries(last.options ?? {}).filter(([name]) => game.options.some((option) => option.name === name));
    this.plan = {
      options: { ...usualOptions(game), ...Object.fromEntries(known) },
      limit_ms: last.limit_ms ?? null,
      pace: last.pace ?? "normal",
      listed: last.listed ?? false,
    };
    this.bots = game.bots.includes(last.bots) ? last.bots : null;
    this.refused = "";
  }

  render() {
    const { game } = this;
    if (!game) return nothing;
    return html`<form class="sheet open-form stack" aria-labelledby="open-title" novalidate @submit=${this.#submit}>
      <div class="open-head">
        <h2 id="open-title">${t("web-form-title")}</h2>
        <p class="open-game">${gameName(game.name)} <a href=${paths.rules(game.name)}>${t("web-form-rules")}</a></p>
      </div>
      ${this.#nameField()}
      <tablee-table-form
        .game=${game}
        .plan=${this.plan}
        .between=${this.#others(game)}
        @plan=${(/** @type {CustomEvent<TablePlan>} */ event) => (this.plan = event.detail)}
      ></tablee-table-form>
      ${this.refused ? html`<p class="note note-wrong" role="alert">${this.refused}</p>` : nothing}
      <button type="submit" class="primary big wide" ?disabled=${this.isBusy}>
        ${icon("turn")}${t(this.isBusy ? "web-form-opening" : "web-form-open")}
      </button>
    </form>`;
  }

  #nameField() {
    return html`<div class="field">
      <label for="open-name">${t("web-form-name")}</label>
      <input
        id="open-name"
        type="text"
        name="name"
        autocomplete="nickname"
        dir="auto"
        maxlength=${LONGEST_NAME}
        required
        .value=${this.name}
        aria-describedby="open-name-help"
        aria-invalid=${this.nameMissing ? "true" : nothing}
        @input=${this.#typed}
      />
      <p id="open-name-help" class=${this.nameMissing ? "refused" : "hint"}>
        ${t(this.nameMissing ? "web-form-name-missing" : "web-form-name-help")}
      </p>
    </div>`;
  }

  /** @param {Game} game */
  #others(game) {
    if (Number(this.plan.options.players) < 2 || !game.bots.length) return nothing;
    const strongest = /** @type {string} */ (game.bots.at(-1));
    return html`<fieldset class="field" aria-describedby="open-others-help">
        <legend>${t("web-form-others")}</legend>
        <div class="choices">
          ${this.#choice("open-others", t("web-form-others-people"), this.bots === null, () => (this.bots = null))}
          ${this.#choice("open-others", t("web-form-others-bots"), this.bots !== null, () => (this.bots ??= strongest))}
        </div>
        ${this.bots === null ? html`<p class="hint" id="open-others-help">${t("web-form-others-help-people")}</p>` : nothing}
      </fieldset>
      ${this.bots === null ? nothing : this.#kinds(game)}`;
  }

  /** @param {Game} game */
  #kinds(game) {
    return html`<fieldset class="field">
      <legend>${t("web-form-bot")}</legend>
      <div class="choices">
        ${game.bots.map((bot) => {
          const label = has(`play-bot-${bot}`) ? t(`play-bot-${bot}`) : bot;
          return this.#choice("open-bot", label, this.bots === bot, () => (this.bots = bot));
        })}
      </div>
    </fieldset>`;
  }

  /** @param {string} name @param {string} label @param {boolean} isChosen @param {() => void} take */
  #choice(name, label, isChosen, take) {
    return html`<label class="choice"><input type="radio" name=${name} .checked=${isChosen} @change=${take} />${label}</label>`;
  }

  /** @param {{target: HTMLInputElement}} event */
  #typed(event) {
    this.name = event.target.value;
    if (this.name.trim()) this.nameMissing = false;
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const game = /** @type {Game} */ (this.game);
    if (this.isBusy) return;
    this.nameMissing = !this.name.trim();
    this.refused = "";
    if (this.nameMissing) return this.#focusName();
    this.isBusy = true;
    try {
      await api.saveMe({ name: this.name.trim() });
      const bots = Number(this.plan.options.players) > 1 ? this.bots : null;
      const limit_ms = game.real_time ? null : this.plan.limit_ms;
      const { id } = await api.openTable({ game: game.name, ...this.plan, limit_ms, bots });
      set("plan", { ...setting("plan"), [game.name]: { ...this.plan, bots } });
      navigate(paths.table(id));
    } catch (error) {
      this.refused = sayError(error);
    } finally {
      this.isBusy = false;
    }
  }

  async #focusName() {
    await this.updateComplete;
    /** @type {HTMLInputElement | null} */ (this.querySelector("#open-name"))?.focus();
  }
}
define("tablee-open-form", OpenForm);
