/** The table before the deal: who sits where, the link to share, and for the host everything up to the start. */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { paths } from "../core/router.js";
import { fillWithBots, freeSeats } from "./seating.js";
import { settingsSummary } from "./table-settings.js";
import "./seat-list.js";
import "./share.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Send} Send
 */

class LobbyPanel extends Piece {
  static properties = {
    table: { attribute: false },
    bots: { attribute: false },
    send: { attribute: false },
    now: { attribute: false },
    isBusy: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {string[]} */
    this.bots = [];
    /** @type {Send} */
    this.send = async () => ({ answer: "refused" });
    this.now = Date.now;
    this.isBusy = false;
  }

  render() {
    const table = this.table;
    if (!table) return nothing;
    return html`<section class="lobby" aria-labelledby="lobby-head">
      <header class="lobby-head">
        <h2 id="lobby-head">${t(`${table.game}-name`)}</h2>
        <p class="lobby-summary">${t(`${table.game}-summary`)}</p>
      </header>
      <div class="lobby-start">${this.#start(table)}</div>
      <div class="lobby-columns">
        <div class="lobby-seats">
          <h3>${t("web-table-seats")}</h3>
          <tablee-seat-list .table=${table} .bots=${this.bots} .send=${this.send} .now=${this.now}></tablee-seat-list>
        </div>
        <div class="lobby-side">
          <h3>${t("web-table-share-head")}</h3>
          <tablee-share-link .table=${table}></tablee-share-link>
          ${this.#settings(table)}
        </div>
      </div>
    </section>`;
  }

  // --- the start -------------------------------------------------------------------------------------------------

  /** @param {Table} table */
  #start(table) {
    const open = freeSeats(table);
    if (!table.you.may.includes("start") && !table.you.host) return this.#guest(table, open.length);
    if (!open.length) {
      return html`<button type="button" class="primary big" ?disabled=${this.isBusy} @click=${this.#deal}>
        ${icon("turn")}${t("web-table-start")}
      </button>`;
    }
    return html`<button type="button" class="primary big" ?disabled=${this.isBusy} @click=${this.#fillAndDeal}>
        ${icon("bot")}${t("web-table-start-with-bots", { count: open.length })}
      </button>
      <p class="hint">${t("web-table-start-hint")}</p>`;
  }

  /** @param {Table} table @param {number} open */
  #guest(table, open) {
    const host = table.members.find((entry) => entry.host);
    const sits = table.you.seat !== null;
    return html`${this.#way(table)}
      <p class="hint">
        ${sits || !open ? t("web-table-wait-host", { name: host?.name ?? "" }) : t("web-table-wait-seats", { count: open })}
      </p>`;
  }

  /** The next thing for somebody who is no host. @param {Table} table */
  #way(table) {
    const may = new Set(table.you.may);
    if (may.has("join")) return bigButton("web-table-name-join", () => this.tell("join"));
    const [free] = freeSeats(table);
    if (table.you.seat !== null || free === undefined || !may.has("sit")) return nothing;
    return bigButton("web-table-take-seat", () => this.send({ kind: "sit", seat: free }));
  }

  async #deal() {
    this.isBusy = true;
    await this.send({ kind: "start" });
    this.isBusy = false;
  }

  async #fillAndDeal() {
    this.isBusy = true;
    if (await fillWithBots(/** @type {Table} */ (this.table), this.bots, this.send)) await this.send({ kind: "start" });
    this.isBusy = false;
  }

  // --- settings --------------------------------------------------------------------------------------------------

  #configure() {
    return html`<button type="button" class="quiet" @click=${() => this.tell("configure")}>
      ${icon("settings")}${t("web-table-configure")}
    </button>`;
  }

  /** @param {Table} table */
  #settings(table) {
    const may = table.you.may.includes("configure");
    return html`<div class="lobby-settings">
      <h3>${t("web-table-settings")}</h3>
      <ul class="settings-summary">
        ${settingsSummary(table).map((line) => html`<li>${line}</li>`)}
      </ul>
      <div class="button-row">
        ${may ? this.#configure() : nothing}
        <a class="quiet" href=${paths.rules(table.game)} target="_blank">${icon("rules")}${t("web-table-rules")}</a>
      </div>
    </div>`;
  }
}
define("tablee-lobby-panel", LobbyPanel);

/** @param {string} message @param {() => void} press */
function bigButton(message, press) {
  return html`<button type="button" class="primary big" @click=${press}>${t(message)}</button>`;
}
