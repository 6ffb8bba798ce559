/** The page where anybody checks that the cards of a match were dealt as its fingerprint said. */

import { html, nothing } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { commitment, dealIn } from "../core/commitment.js";
import { define, Piece } from "../core/piece.js";
import { sayError, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { gameName } from "./game-shelf.js";
import { optionLabel, valueLabel } from "./options.js";
import { setTitle } from "./title.js";

/**
 * @typedef {import("../core/commitment.js").Deal} Deal
 * @typedef {object} Finding
 * @property {"matches" | "differs" | "alone"} verdict alone: there is nothing to compare with
 * @property {string} computed the fingerprint that the seed gives
 * @property {string} shown the one that it is compared with, or ""
 * @property {boolean} isOwn whether this browser has reckoned it too
 * @property {Deal | null} deal
 * @property {number[][]} hands as they were dealt, where the server tells
 */

const LARGEST = 1_000_000; // what the server takes; a match of a thousand actions has fewer than a hundred thousand
const FINGERPRINT = /^[0-9a-f]{64}$/;

class VerifyPage extends Piece {
  static properties = {
    text: { state: true },
    shown: { state: true },
    finding: { state: true },
    fault: { state: true },
    isBusy: { state: true },
    fromTable: { state: true },
  };

  constructor() {
    super();
    this.text = "";
    this.shown = "";
    /** @type {Finding | null} */
    this.finding = null;
    this.fault = "";
    this.isBusy = false;
    this.fromTable = false;
  }

  connectedCallback() {
    super.connectedCallback();
    const query = new URLSearchParams(location.search);
    const table = query.get("table");
    this.shown = query.get("commitment") ?? "";
    if (table !== null) void this.#fetch(table, query.get("number"));
  }

  /** @param {string} table @param {string | null} number */
  async #fetch(table, number) {
    await this.#busily(async () => {
      this.text = await api.record(table, number === null ? null : Number(number));
      this.fromTable = true;
      await this.#check();
    });
  }

  render() {
    setTitle(t("web-verify-title"));
    return html`<div class="page page-narrow stack">
      <h1>${t("web-verify-title")}</h1>
      <p>${t("web-verify-lead")}</p>
      ${this.fromTable ? nothing : this.#form()}
      <div role="status" aria-live="polite">${this.isBusy ? html`<p class="soft">${t("web-verify-busy")}</p>` : nothing}</div>
      ${this.fault ? html`<p class="note note-wrong" role="alert">${this.fault}</p>` : nothing}
      ${this.finding ? this.#finding(this.finding) : nothing}
      ${
        this.fromTable
          ? html`<details class="verify-other">
              <summary>${t("web-verify-other")}</summary>
              ${this.#form()}
            </details>`
          : nothing
      }
    </div>`;
  }

  #form() {
    return html`<form class="sheet stack verify-form" novalidate @submit=${this.#submit}>
      <p>${t("web-verify-how")}</p>
      <div class="field">
        <label for="verify-record">${t("web-verify-record")}</label>
        <textarea
          id="verify-record"
          spellcheck="false"
          autocomplete="off"
          .value=${this.text}
          aria-describedby="verify-record-help"
          @input=${(/** @type {{target: HTMLTextAreaElement}} */ event) => (this.text = event.target.value)}
        ></textarea>
        <p class="hint" id="verify-record-help">${t("web-verify-record-help")}</p>
      </div>
      <div>
        <label class="button">
          ${icon("log")}${t("web-verify-file")}
          <input class="unseen" type="file" accept=".json,application/json" @change=${this.#read} />
        </label>
      </div>
      <div class="field">
        <label for="verify-shown">${t("web-verify-commitment")}</label>
        <input
          id="verify-shown"
          type="text"
          class="mono"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="none"
          .value=${this.shown}
          aria-describedby="verify-shown-help"
          @input=${(/** @type {{target: HTMLInputElement}} */ event) => (this.shown = event.target.value)}
        />
        <p class="hint" id="verify-shown-help">${t("web-verify-commitment-help")}</p>
      </div>
      <div><button type="submit" class="primary" ?disabled=${this.isBusy}>${icon("check")}${t("web-verify-go")}</button></div>
    </form>`;
  }

  /** What was found, in a line; how it was found folds out. @param {Finding} finding */
  #finding({ verdict, computed, shown, isOwn, deal, hands }) {
    const isRight = verdict === "matches";
    const look = { matches: "verdict-right", differs: "verdict-wrong", alone: "" }[verdict];
    return html`<section class="sheet verdict" aria-labelledby="verdict">
      <div class="verdict-head ${look}">
        ${verdict === "alone" ? nothing : icon(isRight ? "check" : "warning")}
        <div>
          <h2 id="verdict" tabindex="-1">${t(`web-verify-${verdict}`)}</h2>
          ${isRight ? nothing : html`<p>${t(`web-verify-${verdict}-help`)}</p>`}
        </div>
      </div>
      <details class="verdict-working" ?open=${verdict === "alone"}>
        <summary>${t("web-verify-working")}</summary>
        <div class="stack">
          ${isRight ? html`<p>${t("web-verify-matches-help")}</p>` : nothing}
          <dl class="facts">
            ${fact(t("web-verify-computed"), computed, "fingerprint")} ${shown ? fact(t("web-verify-shown"), shown, "fingerprint") : nothing}
            ${deal ? dealFacts(deal) : nothing}
          </dl>
          ${isOwn ? html`<p class="hint">${t("web-verify-here")}</p>` : nothing} ${hands.length ? dealt(hands) : nothing}
        </div>
      </details>
    </section>`;
  }

  // --- checking ----------------------------------------------------------------------------------------------------

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    void this.#busily(() => this.#check());
  }

  /** @param {{target: HTMLInputElement}} event */
  #read({ target }) {
    const file = target.files?.[0];
    if (!file) return;
    void this.#busily(async () => {
      if (file.size > LARGEST) throw { code: "record-too-long" };
      this.text = await file.text();
      await this.#check();
    });
  }

  /** @param {() => Promise<void>} work */
  async #busily(work) {
    this.fault = "";
    this.finding = null;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.fault = sayError(error);
    } finally {
      this.isBusy = false;
    }
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector("#verdict"))?.focus();
  }

  async #check() {
    if (!this.text.trim()) throw { code: "no-record" };
    const shown = this.shown.trim().toLowerCase();
    const said = await api.verify({ record: this.text, ...(FINGERPRINT.test(shown) ? { commitment: shown } : {}) });
    const deal = dealIn(this.text);
    const own = deal ? await commitment(deal) : null;
    this.finding = {
      verdict: judge(said, own, shown),
      computed: own ?? said.commitment,
      shown,
      isOwn: own !== null,
      deal,
      hands: Array.isArray(said.deal?.hands) ? said.deal.hands : [],
    };
  }
}
define("tablee-verify-page", VerifyPage);

/**
 * What this browser has reckoned itself goes before what the server says.
 * @param {import("../core/api.js").Verdict} said
 * @param {string | null} own
 * @param {string} shown
 * @returns {Finding["verdict"]}
 */
function judge(said, own, shown) {
  if (own !== null && own !== said.commitment) return "differs";
  if (shown) return shown === (own ?? said.commitment) ? "matches" : "differs";
  if (typeof said.matches !== "boolean") return "alone";
  return said.matches ? "matches" : "differs";
}

/** @param {Deal} deal */
function dealFacts({ game, options, seed }) {
  const chosen = Object.entries(options).map(([name, value]) =>
    t("web-verify-option", { option: optionLabel(game, name), value: valueLabel(game, name, value) }),
  );
  return html`${fact(t("web-verify-game"), gameName(game))} ${fact(t("web-verify-seed"), seed, "fingerprint")}
    <div>
      <dt>${t("web-verify-options")}</dt>
      ${chosen.map((line) => html`<dd>${line}</dd>`)}
    </div>`;
}

/** @param {string} name @param {string} value @param {string} [look] */
function fact(name, value, look = "") {
  return html`<div>
    <dt>${name}</dt>
    <dd class=${look}>${value}</dd>
  </div>`;
}

/** @param {number[][]} hands */
function dealt(hands) {
  return html`<h3>${t("web-verify-deal")}</h3>
    <dl class="facts">
      ${hands.map(
        (hand, seat) =>
          html`<div>
            <dt>${t("web-verify-hand", { number: seat + 1 })}</dt>
            <dd class="cards-line">${[...hand].sort((one, other) => one - other).map((card) => html`<span>${card}</span>`)}</dd>
          </div>`,
      )}
    </dl>`;
}
