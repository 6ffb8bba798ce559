/** Opening a table for the game that is chosen: one's name, the choices, and off to the table. */

import { html, nothing } from "../vendor/lit.js";
import { api, ApiError } from "../core/api.js";
import { keepsCookies } from "../core/cookies.js";
import { define, Piece } from "../core/piece.js";
import { navigate, paths } from "../core/router.js";
import { set, setting } from "../core/settings.js";
import { has, sayError, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { gameName } from "./game-shelf.js";
import { applicable, consistent, usualOptions } from "./options.js";
import "./table-form.js";

/**
 * @typedef {import("../core/api.js").Game} Game
 * @typedef {import("./table-form.js").TablePlan} TablePlan
 * @typedef {Partial<TablePlan> & {options: Record<string, unknown>, bots?: string | null}} Chosen
 */

const LONGEST_NAME = 40;

class OpenForm extends Piece {
  static properties = {
    game: { attribute: false },
    name: { attribute: false },
    edition: { attribute: false },
    plan: { state: true },
    bots: { state: true },
    refused: { state: true },
    nameFault: { state: true },
    isBusy: { state: true },
  };

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    this.name = "";
    /** The edition that was chosen beside the games, null for none. @type {{game: string, options: Record<string, unknown>} | null} */
    this.edition = null;
    /** @type {TablePlan} */
    this.plan = { options: {}, limit_ms: null, pace: "normal", listed: false };
    /** Who gets the other seats: a kind of bots, null for people. @type {string | null} */
    this.bots = null;
    /** What the person has chosen since the page was opened; it holds in every game where it can be chosen. @type {Chosen} */
    this.chosen = { options: {} };
    this.refused = "";
    /** Why the name cannot be. */
    this.nameFault = "";
    this.isBusy = false;
    this.keepsCookies = keepsCookies();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game") && this.game) this.#begin(this.game);
    if (changed.has("edition") && this.game && this.edition?.game === this.game.name) this.#take(this.game, this.edition.options);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("plan")) this.tell("planned", this.plan.options);
  }

  /** @param {Game} game @param {Record<string, unknown>} options of an edition */
  #take(game, options) {
    this.#choose({ ...this.plan, options: consistent(game, { ...this.plan.options, ...options }) });
  }

  /** Begin with what was chosen since the page was opened, else with what it was the last time for this game. @param {Game} game */
  #begin(game) {
    const last = setting("plan")[game.name] ?? {};
    const { options, bots, ...how } = this.chosen;
    this.plan = {
      options: consistent(game, { ...usualOptions(game), ...applicable(game, last.options ?? {}), ...applicable(game, options) }),
      limit_ms: last.limit_ms ?? null,
      pace: last.pace ?? "normal",
      listed: last.listed ?? false,
      ...how,
    };
    this.bots = kindOf(game, bots === undefined ? last.bots : bots);
    this.refused = "";
  }

  /** @param {TablePlan} plan */
  #choose({ options, ...how }) {
    const { options: before, ...howBefore } = this.plan;
    const changed = changes(howBefore, how);
    this.chosen = { ...this.chosen, ...changed, options: { ...this.chosen.options, ...changes(before, options) } };
    this.plan = { options, ...how };
  }

  /** @param {string | null} bots */
  #chooseBots(bots) {
    this.bots = bots;
    this.chosen = { ...this.chosen, bots };
  }

  render() {
    const { game } = this;
    if (!game) return nothing;
    return html`<form class="sheet open-form stack" aria-labelledby="open-title" novalidate @submit=${this.#submit}>
      <div class="open-head">
        <h2 id="open-title">${t("web-form-title")}</h2>
        <p class="open-game">${gameName(game.name)} <a href=${paths.rules(game.name)}>${t("web-form-rules")}</a></p>
      </div>
      ${this.keepsCookies ? nothing : html`<p class="note note-wrong">${t("web-error-no-cookies")}</p>`}
      ${this.#nameField()}
      <tablee-table-form
        .game=${game}
        .plan=${this.plan}
        .between=${this.#others(game)}
        @plan=${(/** @type {CustomEvent<TablePlan>} */ event) => this.#choose(event.detail)}
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
        aria-invalid=${this.nameFault ? "true" : nothing}
        @input=${this.#typed}
      />
      <p id="open-name-help" class=${this.nameFault ? "refused" : "hint"}>${this.nameFault || t("web-form-name-help")}</p>
    </div>`;
  }

  /** @param {Game} game */
  #others(game) {
    if (Number(this.plan.options.players) < 2 || !game.bots.length) return nothing;
    const strongest = /** @type {string} */ (game.bots.at(-1));
    return html`<fieldset class="field" aria-describedby="open-others-help">
        <legend>${t("web-form-others")}</legend>
        <div class="choices">
          ${this.#choice("open-others", t("web-form-others-people"), this.bots === null, () => this.#chooseBots(null))}
          ${this.#choice("open-others", t("web-form-others-bots"), this.bots !== null, () => this.#chooseBots(this.bots ?? strongest))}
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
          return this.#choice("open-bot", label, this.bots === bot, () => this.#chooseBots(bot));
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
    this.nameFault = "";
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const game = /** @type {Game} */ (this.game);
    if (this.isBusy) return;
    this.nameFault = this.name.trim() ? "" : t("web-form-name-missing");
    this.refused = "";
    if (this.nameFault) return this.#focusName();
    this.isBusy = true;
    try {
      await api.saveMe({ name: this.name.trim() });
      const bots = Number(this.plan.options.players) > 1 ? this.bots : null;
      const limit_ms = game.real_time ? null : this.plan.limit_ms;
      const { id } = await api.openTable({ game: game.name, ...this.plan, limit_ms, bots });
      set("plan", { ...setting("plan"), [game.name]: { ...this.plan, bots } });
      navigate(paths.table(id));
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** What is wrong with the name is said where it stands. @param {unknown} error */
  #refuse(error) {
    const isOfName = error instanceof ApiError && error.code.startsWith("name");
    if (isOfName) this.nameFault = sayError(error);
    else this.refused = sayError(error);
    if (isOfName) void this.#focusName();
  }

  async #focusName() {
    await this.updateComplete;
    /** @type {HTMLInputElement | null} */ (this.querySelector("#open-name"))?.focus();
  }
}
define("tablee-open-form", OpenForm);

/**
 * What is otherwise than it was.
 * @template {Record<string, unknown>} T
 * @param {T} before
 * @param {T} after
 * @returns {Partial<T>}
 */
function changes(before, after) {
  return /** @type {Partial<T>} */ (Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name])));
}

/** The kind of bots in a game that comes nearest to the one that was chosen: the strongest where there is no such one. @param {Game} game @param {string | null | undefined} bots */
function kindOf(game, bots) {
  if (!bots) return null;
  return game.bots.includes(bots) ? bots : (game.bots.at(-1) ?? null);
}
