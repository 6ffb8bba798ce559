/** The frame of the client: the bar at the top, the page that the address asks for, the way back to both by keyboard. */

import { html, keyed, nothing } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { paths, route, router } from "../core/router.js";
import { setting } from "../core/settings.js";
import { t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { openSettings } from "./settings-dialog.js";

/** Where each page's element is; a page is loaded when it is asked for. @type {Record<string, () => Promise<unknown>>} */
const PAGES = {
  home: () => import("./home-page.js"),
  table: () => import("./table-page.js"),
  rules: () => import("./rules-page.js"),
  verify: () => import("./verify-page.js"),
  lost: () => import("./lost-page.js"),
};

class App extends Piece {
  static properties = {
    ready: { type: Boolean },
    route: { state: true },
  };

  constructor() {
    super();
    this.ready = false;
    this.route = route();
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen(router, "change", () => this.#go());
  }

  render() {
    if (!this.ready) return nothing;
    const { page } = this.route;
    keepUntranslated(page === "table");
    void PAGES[page]();
    return html`<a class="unseen skip-link" href="#main" @click=${this.#skip}>${t("web-skip")}</a>
      ${page === "table" ? this.#page() : html`${this.#bar()}<main id="main" tabindex="-1">${this.#page()}</main>${this.#foot()}`}`;
  }

  #page() {
    const { page, id } = this.route;
    switch (page) {
      case "table":
        return keyed(id, html`<tablee-table-page class="notranslate" translate="no" .tableId=${id}></tablee-table-page>`);
      case "rules":
        return html`<tablee-rules-page .game=${id}></tablee-rules-page>`;
      case "verify":
        return html`<tablee-verify-page></tablee-verify-page>`;
      case "home":
        return html`<tablee-home-page></tablee-home-page>`;
      default:
        return html`<tablee-lost-page></tablee-lost-page>`;
    }
  }

  #bar() {
    const atHome = this.route.page === "home";
    return html`<header class="bar">
      <a class="brand" href=${paths.home()} aria-current=${atHome ? "page" : nothing}>
        <img src="/static/icon.svg" alt="" width="32" height="32" /><span>Tablée</span>
      </a>
      <nav class="bar-links" aria-label=${t("web-nav")}>
        <a class="quiet" href=${paths.rules(setting("plan").game ?? "the-game")} aria-current=${this.route.page === "rules" ? "page" : nothing}>
          ${icon("rules")}<span>${t("web-nav-rules")}</span>
        </a>
        <button type="button" class="quiet" aria-haspopup="dialog" @click=${openSettings}>
          ${icon("settings")}<span>${t("web-settings")}</span>
        </button>
      </nav>
    </header>`;
  }

  #foot() {
    return html`<footer class="foot">
      <p>${t("web-foot")}</p>
      <p><a href=${paths.verify()}>${t("web-nav-verify")}</a></p>
    </footer>`;
  }

  /** @param {Event} event */
  #skip(event) {
    event.preventDefault();
    this.querySelector("main")?.focus();
  }

  /** Show the page that the address leads to now; whoever listens or uses the keyboard is put at its beginning. */
  async #go() {
    const before = this.route;
    this.route = route();
    if (before.page === this.route.page && before.id === this.route.id) return;
    await this.updateComplete;
    if (!location.hash) window.scrollTo(0, 0);
    this.querySelector("main")?.focus({ preventScroll: true });
  }
}
define("tablee-app", App);

/** Ask browsers not to offer a translation: cards, piles and names are no words, and a table is in the reader's language. @param {boolean} isTable */
function keepUntranslated(isTable) {
  const asked = document.head.querySelector('meta[name="google"]');
  if (!isTable) return asked?.remove();
  if (asked) return;
  const meta = document.createElement("meta");
  meta.name = "google";
  meta.content = "notranslate";
  document.head.append(meta);
}
