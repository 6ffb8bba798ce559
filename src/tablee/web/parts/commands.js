/** The signs of Extreme's commands, our own, drawn with lines on a field of 24 by 24. */

import { html, svg } from "../vendor/lit.js";

/** @type {Record<string, string>} */
const PATHS = {
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8z M8 12h8",
  skull: "M12 3a8 8 0 0 0-5 14v3h10v-3a8 8 0 0 0-5-14z M9 11.5h.01 M15 11.5h.01 M10.5 20v-2 M13.5 20v-2",
  three: "M5 7h4v10H5z M10 7h4v10h-4z M15 7h4v10h-4z",
  silence: "M5 10v4h3l4 4V6l-4 4z M16 9.5l5 5 M21 9.5l-5 5",
  "no-backwards": "M9 7L4 12l5 5 M4 12h9a5 5 0 0 1 5 5 M4 4l16 16",
  "one-pile": "M7 9h10v11H7z M9 6h6 M10 3h4",
  "draw-one": "M8 4h9v13H8z M12.5 8v5 M10 10.5h5 M5 8v12h9",
};

/** Draw the sign of a command; its name stands beside it. @param {string} kind */
export function commandIcon(kind) {
  return html`<svg class="icon command-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${PATHS[kind] ?? ""} />`}
  </svg>`;
}
