/** The Game Extreme: The Game with commands on the cards, and the duties that they lay on a turn. */

import { html, nothing } from "../vendor/lit.js";
import { t } from "../core/texts.js";
import { commandIcon } from "../parts/commands.js";
import TheGame, { headline as gameHeadline } from "./the-game.js";

/**
 * @typedef {import("../shell/types.js").Table} Table
 * @typedef {import("../shell/types.js").View} View
 */

export default class TheGameExtreme extends TheGame {
  /** @param {number} card */
  commandOf(card) {
    return this.view?.commands?.[card];
  }

  /** A command that binds nobody any more is said to. @param {string} target @param {string} command */
  commandWord(target, command) {
    const isInForce = target in (this.view?.visible ?? {});
    return isInForce ? t(`command-${command}`) : t("web-piles-spent", { command: t(`command-${command}`) });
  }

  /** @param {import("../parts/pile-board.js").Pile} pile */
  about({ target, top }) {
    const kind = this.commandOf(top);
    const isInForce = target in (this.view?.visible ?? {});
    return html`${kind ? html`<span class="pile-command ${isInForce ? "in-force" : "spent"}">${t(`command-${kind}`)}</span>` : nothing}
    ${this.words(target)}`;
  }

  middle() {
    return html`${this.#inForce()} ${super.middle()}`;
  }

  /** The command of the picked card, those in force with their meaning and place, and what was said about kinds. */
  #inForce() {
    const view = /** @type {View} */ (this.view);
    const letters = Object.keys(view.piles);
    /** @type {Map<string, string[]>} */
    const places = new Map();
    for (const [target, kind] of Object.entries(view.visible ?? {})) {
      places.set(kind, [...(places.get(kind) ?? []), "ABCD"[letters.indexOf(target)]]);
    }
    if (view.three && !places.has("three")) places.set("three", []);
    const kinds = new Set((view.talk ?? []).map((/** @type {[number, string, string]} */ [, , target]) => target));
    for (const target of letters) kinds.delete(target);
    const picked = this.card === null ? undefined : this.commandOf(this.card);
    if (!places.size && !kinds.size && !picked) return nothing;
    return html`<ul class="commands">
      ${picked
        ? html`<li class="command is-picked">
            ${commandIcon(picked)}
            <span><b>${this.card}: ${t(`command-${picked}`)}</b> <span class="meaning">${t(`command-${picked}.meaning`)}</span></span>
          </li>`
        : nothing}
      ${[...places].map(
        ([kind, where]) => html`<li class="command command-${kind}">
          ${commandIcon(kind)}
          <span><b>${t(`command-${kind}`)}</b> ${where.length ? html`<span class="where">${where.join(" ")}</span>` : nothing}
            <span class="meaning">${t(`command-${kind}.meaning`)}</span></span>
        </li>`,
      )}
      ${[...kinds].map((kind) => html`<li class="command is-said">${commandIcon(kind)}<span><b>${t(`command-${kind}`)}</b> ${this.words(kind)}</span></li>`)}
    </ul>`;
  }
}

/** What is to be done now, duties first. @param {View} view @param {Table} table @returns {string} */
export function headline(view, table) {
  if (view.viewer !== null && view.to_act.includes(view.viewer) && view.seat !== null) {
    if (view.three) return t("play-prompt-three", { missing: Math.max(0, 3 - view.laid) });
    if (view.owed) return t("play-prompt-skull", { owed: view.owed });
  }
  return gameHeadline(view, table);
}
