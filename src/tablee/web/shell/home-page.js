/** The first page: choose a game and open a table, or join one that is there. */

import { html, nothing } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { define, Piece } from "../core/piece.js";
import { isStill, set, setting } from "../core/settings.js";
import { sayError, t } from "../core/texts.js";
import { handArt } from "./game-art.js";
import { setTitle } from "./title.js";
import "./game-shelf.js";
import "./open-form.js";
import "./open-tables.js";

/** @typedef {import("../core/api.js").Game} Game */

const NARROW = "(max-width: 61.99rem)"; // where the form stands below the games: see home.css
const SAME_TAP_MS = 500;

class HomePage extends Piece {
  static properties = {
    games: { state: true },
    chosen: { state: true },
    options: { state: true },
    edition: { state: true },
    name: { state: true },
    fault: { state: true },
  };

  constructor() {
    super();
    /** @type {Game[] | null} */
    this.games = null;
    this.chosen = "";
    /** What the form says for the game that is chosen. @type {Record<string, unknown>} */
    this.options = {};
    /** @type {{game: string, options: Record<string, unknown>} | null} */
    this.edition = null;
    this.name = "";
    this.fault = "";
    this.tappedAt = -Infinity;
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen(this, "pointerup", (event) => (this.tappedAt = event.timeStamp));
    void this.#load();
  }

  async #load() {
    this.fault = "";
    try {
      const [games, me] = await Promise.all([api.games(), api.me()]);
      this.games = games;
      this.name = me.name ?? "";
      const wanted = new URLSearchParams(location.search).get("game") ?? setting("plan").game;
      this.chosen = (games.find(({ name }) => name === wanted) ?? games[0])?.name ?? "";
    } catch (error) {
      this.fault = sayError(error);
    }
  }

  render() {
    setTitle();
    return html`<div class="page home">
      <div class="hero">
        <div class="hero-text">
          <h1>${t("web-home-slogan")}</h1>
          <p class="hero-lead">${t("web-home-lead")}</p>
          <p class="hero-jump"><a href="#tables">${t("web-home-to-tables")}</a></p>
        </div>
        ${handArt()}
      </div>
      ${this.fault ? this.#fault() : nothing}
      ${this.games === null
        ? html`<p class="soft" ?hidden=${this.fault !== ""}>${t("web-home-loading")}</p>`
        : html`<div class="home-columns">
            <tablee-game-shelf
              .games=${this.games}
              .chosen=${this.chosen}
              .options=${this.options}
              @game=${this.#choose}
              @edition=${this.#chooseEdition}
            ></tablee-game-shelf>
            <tablee-open-form
              id="open"
              .game=${this.games.find(({ name }) => name === this.chosen) ?? null}
              .name=${this.name}
              .edition=${this.edition}
              @planned=${(/** @type {CustomEvent} */ event) => (this.options = event.detail)}
            ></tablee-open-form>
          </div>`}
      <tablee-open-tables id="tables" class="sheet" tabindex="-1" .games=${this.games ?? []}></tablee-open-tables>
    </div>`;
  }

  #fault() {
    return html`<div class="note note-wrong stack" role="alert">
      <p>${this.fault}</p>
      <div><button type="button" @click=${this.#load}>${t("web-home-again")}</button></div>
    </div>`;
  }

  /** @param {CustomEvent<{game: string, options: Record<string, unknown>}>} event */
  #chooseEdition(event) {
    this.edition = event.detail;
    this.#chooseGame(event.detail.game);
  }

  /** @param {CustomEvent<string>} event */
  #choose(event) {
    this.#chooseGame(event.detail);
  }

  /** @param {string} game */
  #chooseGame(game) {
    this.chosen = game;
    set("plan", { ...setting("plan"), game: this.chosen });
    // On a phone the form is out of sight. Whoever goes through the games by keyboard stays where they are.
    if (performance.now() - this.tappedAt > SAME_TAP_MS || !matchMedia(NARROW).matches) return;
    this.querySelector("#open")?.scrollIntoView({ behavior: isStill() ? "auto" : "smooth" });
  }
}
define("tablee-home-page", HomePage);
