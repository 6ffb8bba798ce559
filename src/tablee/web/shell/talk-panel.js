/** Talk that the rules allow, as prepared sentences: first what it is about, then what to say. */

import { html, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { nameOf, speak, talkOf, targetName } from "./sayings.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 */

class TalkPanel extends Piece {
  static properties = {
    table: { attribute: false },
    view: { attribute: false },
    send: { attribute: false },
    picked: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {import("./types.js").Send} */
    this.send = async () => ({ answer: "refused" });
    /** @type {string | null} what is spoken about */
    this.picked = null;
  }

  render() {
    const { table, view } = this;
    if (!table || !view) return nothing;
    const words = talkOf(view);
    if (!words.length) return html`<section class="panel talk"><p class="empty">${t(noTalk(view))}</p></section>`;
    const targets = [...new Set(words.map((word) => word.target))];
    const picked = this.picked !== null && targets.includes(this.picked) ? this.picked : targets[0];
    return html`<section class="panel talk" aria-label=${t("web-table-talk")}>
      <p class="hint">${t("web-table-talk-hint")}</p>
      <div class="talk-targets" role="group" aria-label=${t("web-table-talk-about")}>
        ${targets.map((target) => this.#target(target, target === picked))}
      </div>
      <div class="talk-words" role="group" aria-label=${t("web-table-talk-say")}>
        ${words.filter((word) => word.target === picked).map((word) => this.#word(word, table))}
      </div>
      ${this.#standing(table)}
    </section>`;
  }

  /** @param {string} target @param {boolean} isPicked */
  #target(target, isPicked) {
    return html`<button
      type="button"
      class="button talk-target ${isPicked ? "picked" : ""}"
      aria-pressed=${isPicked ? "true" : "false"}
      ?autofocus=${isPicked}
      data-target=${target}
      @click=${() => (this.picked = target)}
    >
      ${this.#name(target)}
    </button>`;
  }

  /** @param {string} target */
  #name(target) {
    const table = /** @type {Table} */ (this.table);
    const name = targetName(table, target, table.you.seat);
    return typeof name === "string" ? name : speak(name);
  }

  /** @param {{action: string, word: string, target: string}} word @param {Table} table */
  #word(word, table) {
    const said = t(`play-say-${word.word}`, { target: this.#name(word.target) });
    const mine = this.#spoken.filter(([seat, , target]) => seat === table.you.seat && target === word.target);
    const changesNothing = word.word === "free" ? !mine.length : mine.some(([, standing]) => standing === word.word);
    return html`<button
      type="button"
      class="button talk-word"
      data-action=${word.action}
      ?disabled=${changesNothing}
      @click=${() => this.#say(word.action)}
    >
      ${said}
    </button>`;
  }

  /** @param {string} action */
  async #say(action) {
    const answer = await this.send({ kind: "act", action });
    if (answer.answer !== "refused") this.tell("said");
  }

  /** @returns {import("./types.js").Spoken[]} */
  get #spoken() {
    return this.view?.talk ?? [];
  }

  /** What was said and still stands. @param {Table} table */
  #standing(table) {
    if (!this.#spoken.length) return nothing;
    return html`<h3>${t("web-table-talk-stands")}</h3>
      <ul class="talk-standing">
        ${this.#spoken.map(([seat, word, target]) => {
          const names = seat === table.you.seat ? t("play-you") : nameOf(table.seats[seat]);
          return html`<li><b>${this.#name(target)}</b> ${t(`play-word-${word}`, { names })}</li>`;
        })}
      </ul>`;
  }
}
define("tablee-talk-panel", TalkPanel);

/** @param {View} view */
function noTalk(view) {
  const isSilent = Object.values(view.visible ?? {}).includes("silence");
  return isSilent ? "web-table-chat-closed-silence" : "web-table-talk-none";
}
