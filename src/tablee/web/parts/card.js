/** Cards: a large numeral on paper, small ones in the corners, tinted by decade; our own design, in CSS alone. */

import { html, nothing } from "../vendor/lit.js";
import { t } from "../core/texts.js";
import { commandIcon } from "./commands.js";

/**
 * @typedef {object} Look
 * @property {string} [command] the kind of command that the card carries
 * @property {number} [points] its penalty points
 * @property {string} [move] its key for movement; a card that has none does not fly
 * @property {boolean} [plain] whether it is small, so that it shows its numeral alone
 */

/**
 * What stands on a card's face.
 * @param {number} number
 * @param {Look} [look]
 */
export function face(number, { command, points, plain } = {}) {
  return html`${plain ? nothing : html`<span class="card-corner" aria-hidden="true">${number}</span>`}
    <span class="card-number">${number}</span>
    ${plain ? nothing : html`<span class="card-corner is-low" aria-hidden="true">${number}</span>`}
    ${command ? html`<span class="card-command">${commandIcon(command)}<span>${t(`play-short-${command}`)}</span></span>` : nothing}
    ${points === undefined ? nothing : pips(points)}`;
}

/** The class of a card's tint. @param {number} number */
export function tint(number) {
  return `decade-${Math.min(10, Math.floor(number / 10))}`;
}

/**
 * A card that lies somewhere, to be looked at.
 * @param {number} number
 * @param {Look & {extra?: string}} [look]
 */
export function shownCard(number, look = {}) {
  return html`<span
    class="card ${tint(number)} ${look.command ? "has-command" : ""} ${look.points === undefined ? "" : "has-points"} ${look.extra ?? ""}"
    data-move=${look.move ?? nothing}
    >${face(number, look)}</span
  >`;
}

/** A card that lies face down. @param {string} label @param {string} [move] */
export function backCard(label, move) {
  return html`<span class="card card-back" data-move=${move ?? nothing}><span class="unseen">${label}</span></span>`;
}

/** Penalty points as marks: few as dots, many as a figure beside one. @param {number} points */
function pips(points) {
  const label = t("play-score-points", { score: points });
  const dots = points > 3 ? html`<span class="pip"></span>×${points}` : Array.from({ length: points }, () => html`<span class="pip"></span>`);
  return html`<span class="pips pips-${points}"><span aria-hidden="true">${dots}</span><span class="unseen">${label}</span></span>`;
}
