/**
 * Which page is shown: read from the address, changed without loading the client anew.
 *
 * @typedef {{page: "home" | "table" | "rules" | "verify" | "lost", id: string}} Route id: the table's or the game's, or ""
 */

/** @type {[RegExp, Route["page"]][]} */
const ROUTES = [
  [/^\/$/, "home"],
  [/^\/t\/([A-Za-z0-9]{1,40})$/, "table"],
  [/^\/rules\/([a-z0-9-]{1,60})$/, "rules"],
  [/^\/verify$/, "verify"],
];

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
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "" };
  }
  return { page: "lost", id: "" };
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
 * The table that a link or a code leads to.
 * @param {string} text what somebody has pasted
 * @returns {string | null} its id
 */
export function tableIn(text) {
  const trimmed = text.trim();
  const inLink = /\/t\/([A-Za-z0-9]{1,40})(?:[/?#]|$)/.exec(trimmed);
  const code = /^[A-Za-z0-9]{6,40}$/.exec(trimmed);
  return inLink?.[1] ?? code?.[0] ?? null;
}
