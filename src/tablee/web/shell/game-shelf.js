/**
 * All games to choose from: each with its picture, what it is in a sentence, and for how many; its editions side by side.
 * It tells "game" (detail: its name) and "edition" (detail: the game's name and the edition's options).
 */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { editions, isEdition } from "../core/editions.js";
import { has, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { gameArt } from "./game-art.js";
import { editionText } from "./options.js";

/** @typedef {import("../core/api.js").Game} Game */

class GameShelf extends Piece {
  static properties = { games: { attribute: false }, chosen: {}, options: { attribute: false } };

  constructor() {
    super();
    /** @type {Game[]} */
    this.games = [];
    this.chosen = "";
    /** What is chosen for the game that is chosen. @type {Record<string, unknown>} */
    this.options = {};
  }

  render() {
    return html`<fieldset class="shelf">
      <legend class="shelf-title"><h2>${t("web-home-games")}</h2></legend>
      <div class="shelf-games">${this.games.map((game) => this.#game(game))}</div>
    </fieldset>`;
  }

  /** @param {Game} game */
  #game(game) {
    return html`<label class="game">
      <input type="radio" name="game" .checked=${game.name === this.chosen} @click=${() => this.tell("game", game.name)} />
      ${gameArt(game.name)}
      <span class="game-text">
        <span class="game-name">${gameName(game.name)}</span>
        <span class="game-summary">${has(`${game.name}-summary`) ? t(`${game.name}-summary`) : nothing}</span>
        <span class="game-chips">
          <span class="chip">${icon("people")}${playersLabel(game)}</span>
          <span class="chip ${game.cooperative ? "chip-pine" : "chip-gold"}">${t(game.cooperative ? "web-home-together" : "web-home-against")}</span>
          ${game.real_time ? html`<span class="chip chip-accent">${icon("clock")}${t("web-home-real-time")}</span>` : nothing}
        </span>
      </span>
    </label>${this.#editions(game.name)}`;
  }

  /** @param {string} game */
  #editions(game) {
    const offered = editions(game);
    if (!offered.length) return nothing;
    return html`<div class="game-editions choices editions" role="group" aria-label=${t("web-home-editions", { game: gameName(game) })}>
      ${offered.map(
        (edition) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="edition-of-${game}"
              .checked=${game === this.chosen && isEdition(edition, this.options)}
              @change=${() => this.tell("edition", { game, options: edition.options })}
            />${editionText(game, edition.name)}</label
          >`,
      )}
    </div>`;
  }
}
define("tablee-game-shelf", GameShelf);

/** @param {string} game */
export function gameName(game) {
  return has(`${game}-name`) ? t(`${game}-name`) : game;
}

/** @param {Game} game */
function playersLabel({ players }) {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? t("web-home-players-exactly", { count: least }) : t("web-home-players", { least, most });
}
