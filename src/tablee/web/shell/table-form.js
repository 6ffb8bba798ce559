/**
 * The choices for a table: players, edition, options, time to think, pace, who may come. Fields only; whoever shows them
 * has the button. It tells "plan" with all of it whenever something is chosen.
 *
 * @typedef {import("../core/api.js").Game} Game
 * @typedef {import("../core/api.js").Option} Option
 * @typedef {{options: Record<string, unknown>, limit_ms: number | null, pace: string, listed: boolean}} TablePlan
 */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { editions, isEdition, matters } from "../core/editions.js";
import { consistent, editionText, isSeatBeyond, limitLabel, optionHelp, optionLabel, takesNumber, usualOptions, valueLabel, valuesOf } from "./options.js";

const LIMITS = [null, 30_000, 60_000, 120_000, 300_000, 3_600_000, 86_400_000];
const PACES = ["slow", "normal", "fast", "instant"];
const SIDE_BY_SIDE = 4; // more values than these are a list to unfold
const LARGEST = 10_000;

let forms = 0;

class TableForm extends Piece {
  static properties = {
    game: { attribute: false },
    plan: { attribute: false },
    between: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    /** @type {TablePlan} */
    this.plan = { options: {}, limit_ms: null, pace: "normal", listed: false };
    /** What stands between the number of players and the rest. @type {unknown} */
    this.between = nothing;
    this.idPrefix = `table-form-${(forms += 1)}`;
  }

  render() {
    const { game } = this;
    if (!game) return nothing;
    return html`<div class="stack">
      ${this.#editions(game)} ${this.#players(game)} ${this.between} ${this.#seen()}
      <details class="more">
        <summary>${t("web-form-more")}</summary>
        <div class="stack">
          ${game.options.map((option) => this.#option(game, option))} ${game.real_time ? nothing : html`${this.#limit()} ${this.#pace()}`}
        </div>
      </details>
    </div>`;
  }

  /** All options, those not chosen as usual. */
  get #options() {
    return this.game ? { ...usualOptions(this.game), ...this.plan.options } : this.plan.options;
  }

  // --- fields ------------------------------------------------------------------------------------------------------

  /** @param {Game} game */
  #players(game) {
    if (game.players.length < 2) return nothing;
    const now = this.#options.players;
    return this.#radios("players", t("web-form-players"), game.players, {
      now,
      label: String,
      look: "choices-close",
      take: (count) => this.#choose({ players: count }),
    });
  }

  /** @param {Game} game */
  #editions(game) {
    const offered = editions(game.name);
    if (!offered.length) return nothing;
    return this.#radios("edition", t("web-form-edition"), offered, {
      now: offered.find((edition) => isEdition(edition, this.#options)),
      label: (edition) => editionText(game.name, edition.name),
      look: "editions",
      take: (edition) => this.#choose(edition.options),
    });
  }

  /** @param {Game} game @param {Option} option */
  #option(game, option) {
    const isChoice = option.name !== "players" && (option.values.length > 1 || takesNumber(game.name, option));
    if (!isChoice || !matters(game.name, option.name, this.#options)) return nothing;
    const now = this.#options[option.name];
    const values = valuesOf(game.name, option, now).filter((value) => !isSeatBeyond(option.name, value, Number(this.#options.players)));
    const field = {
      now,
      label: (/** @type {unknown} */ value) => valueLabel(game.name, option.name, value),
      take: (/** @type {unknown} */ value) => this.#choose({ [option.name]: value }),
      help: optionHelp(game.name, option.name),
    };
    const label = optionLabel(game.name, option.name);
    if (takesNumber(game.name, option)) return html`${this.#select(option.name, label, values, field)} ${this.#number(option, now)}`;
    return values.length > SIDE_BY_SIDE
      ? this.#select(option.name, label, values, field)
      : this.#radios(option.name, label, values, field);
  }

  /** @param {Option} option @param {unknown} now */
  #number(option, now) {
    const id = `${this.idPrefix}-${option.name}-number`;
    if (typeof now !== "number") return nothing;
    return html`<div class="field">
      <label for=${id}>${t("web-form-number")}</label>
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        min="1"
        max=${LARGEST}
        .value=${String(now)}
        @change=${(/** @type {{target: HTMLInputElement}} */ event) =>
          event.target.reportValidity() && this.#choose({ [option.name]: event.target.valueAsNumber })}
      />
    </div>`;
  }

  #limit() {
    const { limit_ms } = this.plan;
    const limits = LIMITS.includes(limit_ms) ? LIMITS : [...LIMITS, limit_ms];
    return this.#select("limit", t("web-form-limit"), limits, {
      now: limit_ms,
      label: limitLabel,
      take: (limit) => this.#change({ limit_ms: limit }),
      help: t("web-form-limit-help"),
    });
  }

  #pace() {
    return this.#radios("pace", t("web-form-pace"), PACES, {
      now: this.plan.pace,
      label: (pace) => t(`play-speed-${pace}`),
      take: (pace) => this.#change({ pace }),
    });
  }

  #seen() {
    const { listed } = this.plan;
    return this.#radios("seen", t("web-form-seen"), [false, true], {
      now: listed,
      label: (isListed) => t(isListed ? "web-form-seen-listed" : "web-form-seen-link"),
      take: (isListed) => this.#change({ listed: isListed }),
      help: t(listed ? "web-form-seen-help-listed" : "web-form-seen-help-link"),
    });
  }

  // --- kinds of fields -----------------------------------------------------------------------------------------------

  /**
   * @template T
   * @param {string} name
   * @param {string} label
   * @param {readonly T[]} values
   * @param {{now: unknown, label: (value: T) => unknown, take: (value: T) => void, help?: string, look?: string}} field
   */
  #radios(name, label, values, field) {
    const id = `${this.idPrefix}-${name}`;
    return html`<fieldset class="field" aria-describedby=${field.help ? `${id}-help` : nothing}>
      <legend>${label}</legend>
      <div class="choices ${field.look ?? ""}">
        ${values.map(
          (value) =>
            html`<label class="choice"
              ><input type="radio" name=${id} .checked=${value === field.now} @change=${() => field.take(value)} />${field.label(value)}</label
            >`,
        )}
      </div>
      ${helpText(`${id}-help`, field.help)}
    </fieldset>`;
  }

  /**
   * @template T
   * @param {string} name
   * @param {string} label
   * @param {readonly T[]} values
   * @param {{now: unknown, label: (value: T) => string, take: (value: T) => void, help?: string}} field
   */
  #select(name, label, values, field) {
    const id = `${this.idPrefix}-${name}`;
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <select
        id=${id}
        aria-describedby=${field.help ? `${id}-help` : nothing}
        @change=${(/** @type {{target: HTMLSelectElement}} */ event) => field.take(values[event.target.selectedIndex])}
      >
        ${values.map((value) => html`<option .selected=${value === field.now}>${field.label(value)}</option>`)}
      </select>
      ${helpText(`${id}-help`, field.help)}
    </div>`;
  }

  // --- changes -------------------------------------------------------------------------------------------------------

  /** @param {Record<string, unknown>} options */
  #choose(options) {
    const game = /** @type {Game} */ (this.game);
    this.#change({ options: consistent(game, { ...this.#options, ...options }) });
  }

  /** @param {Partial<TablePlan>} changed */
  #change(changed) {
    this.plan = { ...this.plan, ...changed };
    this.tell("plan", this.plan);
  }
}
define("tablee-table-form", TableForm);

/** @param {string} id @param {string} [help] */
function helpText(id, help) {
  return help ? html`<p class="hint" id=${id}>${help}</p>` : nothing;
}
