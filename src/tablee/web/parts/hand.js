/** The own hand: real buttons, rising, in a fan where there is room and in rows where there is not. */

import { html, nothing } from "../vendor/lit.js";
import { vars } from "../core/vars.js";
import { t } from "../core/texts.js";
import { face, tint } from "./card.js";

const MOST_IN_A_ROW = 5; // on a phone; more stand in two rows of the same length
const MOST_IN_A_LOW_ROW = 6; // on a phone with little height

/**
 * @typedef {object} HeldCard
 * @property {number} number
 * @property {string} label what is said of it to those who do not see it
 * @property {boolean} [isPicked]
 * @property {boolean} [isPending] whether it is on its way to the table
 * @property {boolean} [isQuiet] whether it cannot be played now
 * @property {unknown} [note] what stands over its edge
 * @property {unknown} [hint] what stands small in its corner
 * @property {import("./card.js").Look} [look]
 */

/**
 * @param {HeldCard[]} cards rising
 * @param {(number: number, event: Event) => void} press
 */
export function hand(cards, press) {
  const middle = (cards.length - 1) / 2;
  const columns = {
    "--columns": columnsFor(cards.length, MOST_IN_A_ROW),
    "--low-columns": columnsFor(cards.length, MOST_IN_A_LOW_ROW),
  };
  return html`<div class="hand" role="group" tabindex="-1" aria-label=${t("web-hand")} ${vars({ "--count": cards.length, ...columns })}>
    ${cards.map((card, place) => held(card, place - middle, press))}
  </div>`;
}

/** @param {number} count @param {number} most in a row */
function columnsFor(count, most) {
  return count <= most ? count : Math.ceil(count / 2);
}

/** @param {HeldCard} card @param {number} offset from the middle @param {(number: number, event: Event) => void} press */
function held({ number, label, isPicked, isPending, isQuiet, note, hint, look = {} }, offset, press) {
  return html`<button
    type="button"
    class="card own ${tint(number)} ${isPicked ? "picked" : ""} ${isPending ? "pending" : ""} ${isQuiet ? "quiet-card" : ""} ${look.command ? "has-command" : ""} ${look.points === undefined ? "" : "has-points"}"
    data-card=${number}
    data-move="card-${number}"
    aria-label=${label}
    aria-pressed=${isPicked ? "true" : "false"}
    ${vars({ "--offset": offset })}
    @click=${(/** @type {Event} */ event) => press(number, event)}
  >
    ${face(number, look)}${hint && !note ? html`<span class="card-hint" aria-hidden="true">${hint}</span>` : nothing}${note ? html`<span class="card-note" aria-hidden="true">${note}</span>` : nothing}
  </button>`;
}
