/**
 * The next thing to do at a table, for whoever plays by keyboard: there the focus goes when what had it is gone, such as a
 * button that was pressed or a dialog that was closed. It is never taken from what somebody is using.
 */

/** What comes first, where it is on the screen. Cards are chosen by keys from the hand, so no single one of them has the focus. */
const NEXT = [
  ".table-gone .primary",
  ".lobby-start button:not(:disabled)",
  '.dock [data-action="start"]',
  '.dock [data-action="ready"]',
  ".dock .hand",
  ".any-actions button",
  ".turn-banner button",
];

/**
 * Put the focus on the next thing to do, if it is on nothing now.
 * @param {HTMLElement} page
 */
export function leadFocus(page) {
  if (document.querySelector("dialog:modal") || !isLost(document.activeElement)) return;
  const things = [...NEXT.map((selector) => page.querySelector(selector)), page.querySelector("main")];
  const next = /** @type {HTMLElement | undefined} */ (things.find((thing) => thing?.checkVisibility()));
  next?.focus({ preventScroll: true });
  if (next?.matches("button:focus-visible")) next.scrollIntoView({ block: "nearest" });
}

/** Whether the focus is on nothing in particular: on the whole page, or on its main part, where new pages begin. @param {Element | null} focused */
function isLost(focused) {
  return focused === null || focused === document.body || focused === document.documentElement || focused.matches("main");
}
