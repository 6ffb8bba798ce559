/**
 * Which page is shown: read from the address, changed without loading the client anew.
 *
 * @typedef {{page: "home" | "table" | "rules" | "verify" | "lost", id: string}} Route id: the table's or the game's, or ""
 */

/** @type {[RegExp, Route["page"]][]} */
const ROUTES = [
  [/^\/$/, "home"],
  [/^\/t\/([a-z0-9]{1,40})$/, "table"],
  [/^\/rules\/([a-z0-9-]{1,60})$/, "rules"],
  [/^\/verify$/, "verify"],
];

const ID = "[2-9a-km-np-z]{12}"; // as the server makes ids: without what looks like something else
const LINK = new RegExp(`/t/(${ID})(?![a-z0-9])`, "i");
const CODE = new RegExp(`(?<![a-z0-9])${ID}(?![a-z0-9])`, "gi");
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g; // what programs put into a text to break or to turn it
const MOST_WRAPPERS = 3; // a link in the query of a messenger's link, in that of a mailer's

/** The addresses of the pages. */
export const paths = {
  home: () => "/",
  /** @param {string} id */
  table: (id) => `/t/${id}`,
  /** @param {string} game */
  rules: (game) => `/rules/${game}`,
  /**
   * @param {string} [id] the table whose record is to be checked at once
   * @param {number | null} [number] which match of the table; null is the last
   * @param {string | null} [commitment] the fingerprint that was shown when its cards were dealt
   */
  verify: (id, number = null, commitment = null) => {
    const query = Object.entries({ table: id, number, commitment }).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    );
    return query.length ? `/verify?${new URLSearchParams(query)}` : "/verify";
  },
};

/** Tells "change" whenever another page is to be shown. */
export const router = new EventTarget();

/** The page that an address leads to. @param {string} [path] @returns {Route} */
export function route(path = location.pathname) {
  for (const candidate of [path, trimmed(path)]) {
    for (const [pattern, page] of ROUTES) {
      const found = pattern.exec(candidate);
      if (found) return { page, id: found[1] ?? "" };
    }
  }
  const id = /^\/t\//i.test(decoded(path)) ? tableIn(path) : null;
  return id === null ? { page: "lost", id: "" } : { page: "table", id };
}

/** An address without what it had too much when it was copied: capitals, a full stop, brackets. @param {string} path */
function trimmed(path) {
  const whole = decoded(path).toLowerCase().replace(UNSEEN, "");
  const core = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)?)?/.exec(whole)?.[0] ?? "";
  return /[\p{L}\p{N}]/u.test(whole.slice(core.length)) ? path : core;
}

/** Write the address as it should be, where it led to its page all the same. */
function tidy() {
  const { page, id } = route();
  const path = { home: paths.home(), table: paths.table(id), rules: paths.rules(id), verify: paths.verify(), lost: null }[page];
  if (path === null || path === location.pathname) return;
  history.replaceState(null, "", path + (page === "table" ? "" : location.search + location.hash));
}

/**
 * Show another page.
 * @param {string} path with query and fragment, if any
 * @param {{replace?: boolean}} [how] replace: without a way back to the page before
 */
export function navigate(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.dispatchEvent(new Event("change"));
}

/** Follow links within the client, and the browser's back and forward, without loading anything anew. */
export function startRouter() {
  tidy();
  window.addEventListener("popstate", () => router.dispatchEvent(new Event("change")));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link, event)) return;
    event.preventDefault();
    if (link.href !== location.href) navigate(link.pathname + link.search + link.hash);
  });
}

/** @param {HTMLAnchorElement} link @param {MouseEvent} event */
function isOurs(link, event) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return false;
  if (link.origin !== location.origin || route(link.pathname).page === "lost") return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

/**
 * The table that a link or a code leads to, with whatever stands around it: words, brackets, another site's link.
 * @param {string} text what somebody has pasted
 * @returns {string | null} its id
 */
export function tableIn(text) {
  const readings = [text.replace(UNSEEN, "")];
  while (readings.length <= MOST_WRAPPERS) readings.unshift(decoded(readings[0]));
  for (const reading of readings) {
    const link = LINK.exec(reading);
    if (link) return link[1].toLowerCase();
  }
  if (text.includes("://")) return null; // another link, whose words are no code
  const codes = readings[0].match(CODE) ?? [];
  const code = codes.find((one) => /[2-9]/.test(one)) ?? codes.find((one) => !/[\p{L}\p{N}]/u.test(readings[0].replace(one, "")));
  return code?.toLowerCase() ?? null; // a code without a digit looks like a word, unless it stands alone
}

/** A text without the signs for signs (%20), as it is where they cannot be read. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
