/** A little picture for each game, drawn with its own cards: what lies on the table when it is played. */

import { html, svg } from "../vendor/lit.js";

/**
 * @typedef {{x: number, y: number, face: string, tint: number, turn?: number, look?: string}} Drawn a card: where its
 *   middle is, what is on it, the decade of its tint, by how many degrees it is turned; look: "back" or "mark"
 */

const WIDTH = 22;
const HEIGHT = 31;

/** @type {Record<string, Drawn[]>} */
const PICTURES = {
  "the-game": [
    { x: 20, y: 25, face: "1", tint: 0, look: "mark" },
    { x: 46, y: 25, face: "12", tint: 1 },
    { x: 74, y: 25, face: "65", tint: 6 },
    { x: 100, y: 25, face: "100", tint: 10, look: "mark" },
    { x: 36, y: 63, face: "2", tint: 0, turn: -9 },
    { x: 60, y: 61, face: "37", tint: 3 },
    { x: 84, y: 63, face: "75", tint: 7, turn: 9 },
  ],
  "the-game-extreme": [
    { x: 30, y: 26, face: "↯", tint: 3, turn: -8, look: "mark" },
    { x: 60, y: 23, face: "∞", tint: 7, look: "mark" },
    { x: 90, y: 26, face: "3!", tint: 9, turn: 8, look: "mark" },
    { x: 46, y: 61, face: "21", tint: 2, turn: -4 },
    { x: 74, y: 61, face: "84", tint: 8, turn: 4 },
  ],
  "face-to-face": [
    { x: 34, y: 22, face: "60", tint: 7, turn: 172 },
    { x: 60, y: 20, face: "45", tint: 7, turn: 180 },
    { x: 86, y: 22, face: "1", tint: 7, turn: 188 },
    { x: 34, y: 62, face: "1", tint: 2, turn: -8 },
    { x: 60, y: 64, face: "17", tint: 2 },
    { x: 86, y: 62, face: "60", tint: 2, turn: 8 },
  ],
  "six-qui-prend": [
    { x: 13, y: 24, face: "3", tint: 0 },
    { x: 36.5, y: 24, face: "8", tint: 0 },
    { x: 60, y: 24, face: "24", tint: 2 },
    { x: 83.5, y: 24, face: "55", tint: 5 },
    { x: 107, y: 24, face: "70", tint: 7 },
    { x: 107, y: 61, face: "84", tint: 8, turn: 8, look: "mark" },
    { x: 13, y: 60, face: "12", tint: 1 },
    { x: 36.5, y: 60, face: "19", tint: 1 },
  ],
  "the-mind": [
    { x: 22, y: 52, face: "8", tint: 0, turn: -18 },
    { x: 47, y: 42, face: "21", tint: 2, turn: -6 },
    { x: 73, y: 42, face: "36", tint: 3, turn: 6 },
    { x: 98, y: 52, face: "", tint: 9, turn: 18, look: "back" },
  ],
};

/** What is in the hand on the first page, and by how many degrees its cards are apart. */
const FAN = ["2", "17", "36", "37", "55", "68", "84", "98"];
const FAN_STEP = 8.5;

/** A game without a picture of its own still lies on the table. @type {Drawn[]} */
const ANY = [
  { x: 38, y: 46, face: "", tint: 2, turn: -14, look: "back" },
  { x: 60, y: 42, face: "", tint: 5, look: "back" },
  { x: 82, y: 46, face: "", tint: 8, turn: 14, look: "back" },
];

/** Draw a game's picture; for eyes only. @param {string} game */
export function gameArt(game) {
  return html`<svg class="art" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
    ${(PICTURES[game] ?? ANY).map(card)}
  </svg>`;
}

/** A hand of cards held open, for the first page; for eyes only. */
export function handArt() {
  const turns = FAN.map((_, index) => (index - (FAN.length - 1) / 2) * FAN_STEP);
  return html`<svg class="hand-art" viewBox="0 0 200 76" aria-hidden="true" focusable="false">
    ${FAN.map(
      (face, index) =>
        svg`<g transform="translate(100 190) rotate(${turns[index]}) translate(0 -152)">
          ${card({ x: 0, y: 0, face, tint: Math.floor(Number(face) / 10) })}
        </g>`,
    )}
  </svg>`;
}

/** @param {Drawn} drawn */
function card({ x, y, face, tint, turn = 0, look = "face" }) {
  return svg`<g class="art-card art-${look} art-tint-${tint}" transform="translate(${x} ${y}) rotate(${turn})">
    <rect x=${-WIDTH / 2} y=${-HEIGHT / 2} width=${WIDTH} height=${HEIGHT} rx="3.5" />
    <text y="4.4" text-anchor="middle" font-size=${face.length > 2 ? 10 : 12.5}>${face}</text>
  </g>`;
}
