/** What calls somebody back to this tab: the title, and a mark on the icon of the page. */

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="5" y="3" width="19" height="26" rx="4"
  fill="#fffdf8" stroke="#2b2520" stroke-width="2"/><circle cx="22" cy="22" r="9" fill="#a2402a" stroke="#fffdf8"
  stroke-width="2"/></svg>`;
const MARKED = `data:image/svg+xml,${encodeURIComponent(MARK.replace(/\s+/g, " "))}`;

/** @type {string | null} */
let usual = null;

/** Say in the title of the tab what is to be done, with a mark where it is the reader who has to. @param {string} title @param {boolean} isTurn */
export function attract(title, isTurn) {
  document.title = `${isTurn ? "● " : ""}${title}`;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel~="icon"]'));
  if (!link) return;
  usual ??= link.href;
  const wanted = isTurn ? MARKED : usual;
  if (link.href !== wanted) link.href = wanted;
}

/** Take the mark away; the page that comes next says its own title. */
export function rest() {
  attract("Tablée", false);
}
