/** The rules of a game: a page, and a piece of it that is shown beside the cards while one plays. */

import { html, nothing } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { define, Piece } from "../core/piece.js";
import { paths } from "../core/router.js";
import { isStill } from "../core/settings.js";
import { has, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { gameArt } from "./game-art.js";
import { gameName } from "./game-shelf.js";
import { optionHelp, optionLabel, valueLabel, valuesOf } from "./options.js";
import { clauses, games, sections } from "./rulebook.js";
import { setTitle } from "./title.js";

/**
 * @typedef {import("./rulebook.js").Clause} Clause
 * @typedef {import("../core/api.js").Option} Option
 */

const CLAUSE = /\b([A-Z]\d{1,2})\b/;

/** All clauses of a game, its options and what its texts say beside. Headings begin at the second level. */
class Rules extends Piece {
  static properties = { game: { attribute: false }, options: { state: true } };

  constructor() {
    super();
    this.game = "";
    /** @type {Option[]} */
    this.options = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) void this.#load(this.game);
  }

  /** @param {string} game */
  async #load(game) {
    const found = (await api.games().catch(() => [])).find(({ name }) => name === game);
    if (game === this.game) this.options = found?.options ?? [];
  }

  render() {
    const { game } = this;
    if (!games().includes(game)) return nothing;
    const numbers = new Set(clauses(game).map(({ number }) => number));
    return html`<div class="rules" @click=${this.#jump}>
      <p class="rules-summary">${t(`${game}-summary`)}</p>
      ${[`${game}-players`, `${game}-basis`, "rules-intro"].filter(has).map((id) => html`<p>${withLinks(t(id), numbers)}</p>`)}
      <h2>${t("rules-general.title")}</h2>
      ${prose(t("rules-general"), numbers)}
      <h2>${t("web-rules-clauses")}</h2>
      ${clauses(game).map((clause) => clausePart(clause, numbers))} ${sections(game).map((section) => sectionPart(section, numbers))}
      ${this.options.length ? this.#options(game) : nothing}
    </div>`;
  }

  /** @param {string} game */
  #options(game) {
    return html`<h2 id="rules-options">${t("rules-options")}</h2>
      <dl class="rules-option-list">${this.options.map((option) => optionPart(game, option))}</dl>`;
  }

  /** Follow a reference to a clause without leaving the page, or the match. @param {Event} event */
  #jump(event) {
    const link = event.target instanceof Element ? event.target.closest("a[data-clause]") : null;
    const clause = link && this.querySelector(`[data-number="${link.getAttribute("data-clause")}"]`);
    if (!clause) return;
    event.preventDefault();
    reveal(clause);
  }
}
define("tablee-rules", Rules);

/** The page: the rules, and beside them what is in them and the other games. */
class RulesPage extends Piece {
  static properties = { game: { attribute: false }, shelf: { state: true } };

  constructor() {
    super();
    this.game = "";
    /** The games in the order of the shelf, once the server has told it. @type {string[]} */
    this.shelf = [];
  }

  connectedCallback() {
    super.connectedCallback();
    void api.games().then(
      (found) => (this.shelf = found.map(({ name }) => name)),
      () => {}, // without the server the rules are there all the same
    );
  }

  render() {
    const { game } = this;
    if (!games().includes(game)) return this.#unknown();
    setTitle(t("web-rules-title", { game: gameName(game) }));
    return html`<div class="page rules-page">
      <div class="rules-head">
        ${gameArt(game)}
        <h1>${t("web-rules-title", { game: gameName(game) })}</h1>
        <p><a class="button primary" href=${`${paths.home()}?game=${game}`}>${icon("turn")}${t("web-rules-play", { game: gameName(game) })}</a></p>
      </div>
      ${this.#otherGames(game)}
      <div class="rules-columns">
        ${this.#contents(game)}
        <tablee-rules class="sheet" .game=${game}></tablee-rules>
      </div>
    </div>`;
  }

  #unknown() {
    setTitle(t("web-rules-unknown"));
    return html`<div class="page page-narrow stack">
      <h1>${t("web-rules-unknown")}</h1>
      ${this.#otherGames("")}
    </div>`;
  }

  /** @param {string} game */
  #otherGames(game) {
    const all = [...new Set([...this.shelf.filter((name) => games().includes(name)), ...games()])];
    return html`<nav class="rules-games" aria-label=${t("web-rules-games")}>
      ${all.map(
        (other) => html`<a class="choice-link" href=${paths.rules(other)} aria-current=${other === game ? "page" : nothing}>${gameName(other)}</a>`,
      )}
    </nav>`;
  }

  /** @param {string} game */
  #contents(game) {
    return html`<nav class="rules-contents" aria-label=${t("web-rules-contents")} @click=${this.#jump}>
      <details ?open=${matchMedia("(min-width: 62rem)").matches}>
        <summary>${t("web-rules-contents")}</summary>
        <ol class="plain-list">
          ${clauses(game).map(
            ({ number, title }) =>
              html`<li><a href=${`#${number}`} data-clause=${number}><span class="clause-number">${number}</span> ${title}</a></li>`,
          )}
        </ol>
      </details>
    </nav>`;
  }

  /** @param {Event} event */
  #jump(event) {
    const link = event.target instanceof Element ? event.target.closest("a[data-clause]") : null;
    const clause = link && this.querySelector(`[data-number="${link.getAttribute("data-clause")}"]`);
    if (!clause || !link) return;
    event.preventDefault();
    history.replaceState(null, "", link.getAttribute("href"));
    reveal(clause);
  }

  /** An address with a clause behind it leads to the clause. */
  firstUpdated() {
    const number = decodeURIComponent(location.hash.slice(1));
    if (!/^[A-Z]\d{1,2}$/.test(number)) return;
    const rules = /** @type {Rules | null} */ (this.querySelector("tablee-rules"));
    void rules?.updateComplete.then(() => {
      const clause = this.querySelector(`[data-number="${number}"]`);
      if (clause) reveal(clause, true);
    });
  }
}
define("tablee-rules-page", RulesPage);

/** Bring a clause into sight, and put there whoever reads by keyboard or ear. @param {Element} clause @param {boolean} [isArrival] */
function reveal(clause, isArrival = false) {
  clause.scrollIntoView({ behavior: isArrival || isStill() ? "auto" : "smooth", block: "start" });
  const heading = /** @type {HTMLElement | null} */ (clause.querySelector("h3"));
  heading?.focus({ preventScroll: true });
}

/** @param {Clause} clause @param {Set<string>} numbers */
function clausePart({ number, title, text, example, ruling }, numbers) {
  return html`<section class="clause" data-number=${number}>
    <h3 tabindex="-1"><span class="clause-number">${number}</span> ${title}</h3>
    ${prose(text, numbers)} ${example ? aside("example", example, numbers) : nothing} ${ruling ? aside("ruling", ruling, numbers) : nothing}
  </section>`;
}

/** @param {Clause} section @param {Set<string>} numbers */
function sectionPart({ title, text }, numbers) {
  return html`<section class="rules-section">
    <h2>${title}</h2>
    ${prose(text, numbers)}
  </section>`;
}

/** @param {"example" | "ruling"} kind @param {string} text @param {Set<string>} numbers */
function aside(kind, text, numbers) {
  return html`<div class="clause-aside clause-${kind}">
    <p class="clause-mark">${t(`rules-${kind}`)}</p>
    ${prose(text, numbers)}
  </div>`;
}

/** @param {string} game @param {Option} option */
function optionPart(game, option) {
  const help = optionHelp(game, option.name);
  const isListed = option.name !== "players" && option.values.length > 0;
  return html`<div class="rules-option">
    <dt>${optionLabel(game, option.name)} <code>${option.name}</code></dt>
    ${help ? html`<dd>${help}</dd>` : nothing}
    <dd>
      ${isListed ? optionValues(game, option) : html`<p class="hint">${t("web-rules-allowed", { allowed: option.allowed })}</p>`}
    </dd>
  </div>`;
}

/** @param {string} game @param {Option} option */
function optionValues(game, option) {
  return html`<ul class="rules-values">
    ${valuesOf(game, option, option.default).map(
      (value) =>
        html`<li>
          ${valueLabel(game, option.name, value)}
          ${value === option.default ? html`<span class="chip">${t("web-rules-default")}</span>` : nothing}
        </li>`,
    )}
  </ul>`;
}

/** Paragraphs and lists of a text: every line is one, and lines that begin with a dot make a list. @param {string} text @param {Set<string>} numbers */
function prose(text, numbers) {
  /** @type {({list: string[]} | {line: string})[]} */
  const parts = [];
  for (const line of text.split("\n")) {
    const last = parts.at(-1);
    if (!line.startsWith("•")) parts.push({ line });
    else if (last && "list" in last) last.list.push(line.slice(1).trim());
    else parts.push({ list: [line.slice(1).trim()] });
  }
  return parts.map((part) =>
    "list" in part
      ? html`<ul>
          ${part.list.map((item) => html`<li>${withLinks(item, numbers)}</li>`)}
        </ul>`
      : html`<p>${withLinks(part.line, numbers)}</p>`,
  );
}

/** A text in which the numbers of clauses lead to them. @param {string} text @param {Set<string>} numbers */
function withLinks(text, numbers) {
  return text
    .split(CLAUSE)
    .map((part) => (numbers.has(part) ? html`<a href=${`#${part}`} data-clause=${part}>${part}</a>` : part));
}
