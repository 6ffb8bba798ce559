/** Icons of our own, drawn with lines on a field of 24 by 24. They never stand without a word or a label beside them. */

import { nothing, svg, html } from "../vendor/lit.js";

/** @type {Record<string, string>} */
const PATHS = {
  away: "M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z",
  back: "M14 5l-7 7 7 7",
  bot: "M6 9h12v9H6z M12 9V5 M10 5h4 M9.5 13v1 M14.5 13v1 M3 12v3 M21 12v3",
  chat: "M4 5h16v11H11l-4 4v-4H4z M8 9h8 M8 12h5",
  check: "M5 12.5l5 5 9-11",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z M12 8v4.5l3 2",
  close: "M6 6l12 12 M18 6L6 18",
  copy: "M9 9h10v11H9z M6 15H5V4h10v2",
  download: "M12 4v11 M7.5 11l4.5 4.5 4.5-4.5 M5 20h14",
  eye: "M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6z M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  home: "M4 12l8-7 8 7 M6.5 10.5V19h11v-8.5",
  host: "M4 17l-1-9 5 4 4-7 4 7 5-4-1 9z",
  keys: "M3 7h18v11H3z M6.5 10.5h.01 M10 10.5h.01 M14 10.5h.01 M17.5 10.5h.01 M7 14.5h10",
  leave: "M14 4H6v16h8 M10 12h11 M17 8l4 4-4 4",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2 M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2",
  log: "M9 6h11 M9 12h11 M9 18h11 M4.5 6h.01 M4.5 12h.01 M4.5 18h.01",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  name: "M5 19h5l9-9-5-5-9 9z M13 6l5 5",
  people:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5z M3 19c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5 M15.5 5.4a3.2 3.2 0 0 1 0 5.6 M17.5 14c2.1.7 3.5 2.5 3.5 5",
  plus: "M12 5v14 M5 12h14",
  rules: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z M5 17a3 3 0 0 1 3-3h11 M9 8h6",
  settings:
    "M4 7h9 M17 7h3 M4 12h3 M11 12h9 M4 17h9 M17 17h3 M15 5.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z M9 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z M15 15.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  share: "M12 15V4 M8 7.5L12 3.5l4 4 M7 11H5v9h14v-9h-2",
  star: "M12 4l2.3 5 5.4.6-4 3.7 1.1 5.4L12 16l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z",
  talk: "M4 6h13v9h-6l-4 4v-4H4z M20 9v9 M20 9l-1.5 1.5 M20 9l1.5 1.5",
  turn: "M8 5l10 7-10 7z",
  warning: "M12 4l9 16H3z M12 10v4.5 M12 17.5h.01",
};

/**
 * Draw an icon; for eyes only, what it means is said beside it.
 * @param {string} name
 */
export function icon(name) {
  const path = PATHS[name];
  if (path === undefined) return nothing;
  return html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${path} />`}
  </svg>`;
}
