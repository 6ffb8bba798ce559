/** The tables that anybody may join or watch, looked at anew every few seconds, and the way in by a link. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { define, Piece } from "../core/piece.js";
import { navigate, paths, tableIn } from "../core/router.js";
import { sayError, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { gameArt } from "./game-art.js";
import { gameName } from "./game-shelf.js";
import { unusual } from "./options.js";

/**
 * @typedef {import("../core/api.js").OpenTable} OpenTable
 * @typedef {import("../core/api.js").Game} Game
 */

const AGAIN_MS = 8000;

class OpenTables extends Piece {
  static properties = {
    games: { attribute: false },
    tables: { state: true },
    fault: { state: true },
    wrongLink: { state: true },
  };

  constructor() {
    super();
    /** @type {Game[]} */
    this.games = [];
    /** @type {OpenTable[] | null} */
    this.tables = null;
    this.fault = "";
    this.wrongLink = false;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen(document, "visibilitychange", () => document.hidden || this.look());
    this.timer = window.setInterval(() => document.hidden || this.look(), AGAIN_MS);
    void this.look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** Ask which tables there are now. */
  async look() {
    try {
      this.tables = await api.tables();
      this.fault = "";
    } catch (error) {
      this.fault = sayError(error);
    }
  }

  render() {
    return html`<div class="tables">
      <section class="stack" aria-labelledby="tables-title">
        <h2 id="tables-title">${t("web-tables-title")}</h2>
        ${this.fault ? html`<p class="note note-wrong" role="status">${this.fault}</p>` : nothing} ${this.#list()}
      </section>
      ${this.#linkForm()}
    </div>`;
  }

  #list() {
    if (this.tables === null) return this.fault ? nothing : html`<p class="soft">${t("web-home-loading")}</p>`;
    if (this.tables.length === 0) return html`<p class="soft">${t("web-tables-none")}</p>`;
    return html`<ul class="plain-list tables-list">
      ${repeat(
        this.tables,
        (table) => table.id,
        (table) => html`<li>${this.#table(table)}</li>`,
      )}
    </ul>`;
  }

  /** @param {OpenTable} table */
  #table(table) {
    const taken = table.seats.filter((kind) => kind !== "open" && kind !== "vacant").length;
    const isOpen = table.phase === "lobby" && taken < table.seats.length;
    const seats = t("web-tables-seats", { taken, all: table.seats.length });
    const game = this.games.find(({ name }) => name === table.game);
    const details = [
      table.host_name ? t("web-tables-host", { name: table.host_name }) : "",
      ...(game ? unusual(game, table.options) : []),
      table.spectators ? t("web-tables-watching", { count: table.spectators }) : "",
    ].filter(Boolean);
    const what = t(isOpen ? "web-tables-join" : "web-tables-watch");
    return html`<a class="open-table" href=${paths.table(table.id)} aria-label=${t("web-tables-row", { what, game: gameName(table.game), seats })}>
      ${gameArt(table.game)}
      <span class="open-table-text">
        <span class="open-table-game">${gameName(table.game)}</span>
        <span class="hint">${[seats, ...details].join(" · ")}</span>
        <span class="chip ${isOpen ? "chip-pine" : ""}">${t(table.phase === "lobby" ? "web-tables-lobby" : "web-tables-playing")}</span>
      </span>
      <span class="button" aria-hidden="true">${icon(isOpen ? "people" : "eye")}<span>${what}</span></span>
    </a>`;
  }

  #linkForm() {
    return html`<form class="stack" aria-labelledby="link-title" novalidate @submit=${this.#follow}>
      <h2 id="link-title">${t("web-tables-link-title")}</h2>
      <div class="field">
        <label for="link-field">${t("web-tables-link")}</label>
        <input
          id="link-field"
          type="text"
          inputmode="url"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          placeholder="${location.origin}/t/…"
          aria-invalid=${this.wrongLink ? "true" : nothing}
          aria-describedby=${this.wrongLink ? "link-wrong" : nothing}
          @input=${() => (this.wrongLink = false)}
        />
        ${this.wrongLink ? html`<p class="refused" id="link-wrong" role="alert">${t("web-tables-link-wrong")}</p>` : nothing}
      </div>
      <div><button type="submit">${icon("link")}${t("web-tables-link-go")}</button></div>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #follow(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (this.querySelector("#link-field"));
    const id = tableIn(field.value);
    this.wrongLink = id === null;
    if (id === null) field.focus();
    else navigate(paths.table(id));
  }
}
define("tablee-open-tables", OpenTables);
