/** What has happened, a sentence a line, the newest at the end. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { language, t } from "../core/texts.js";
import { folded } from "./journal.js";
import { speak } from "./sayings.js";

/** @typedef {import("./journal.js").Entry} Entry */

const AT_END_PX = 40; // so near the end, the reader is following

class LogPanel extends Piece {
  static properties = { entries: { attribute: false }, since: { attribute: false } };

  constructor() {
    super();
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {number | null} the number of the last event before the reader was away */
    this.since = null;
    this.isFollowing = true;
  }

  render() {
    const entries = folded(withoutShown(this.entries));
    const first = this.since === null ? -1 : entries.findIndex((entry) => entry.seq > Number(this.since));
    return html`<section class="panel log" aria-label=${t("web-table-log")}>
      <ol class="log-entries" tabindex="0" autofocus aria-label=${t("web-table-log")} @scroll=${this.#scrolled}>
        ${entries.length ? nothing : html`<li class="empty">${t("web-table-log-empty")}</li>`}
        ${repeat(entries, keyOf, (entry, index) => [index === first ? this.#mark() : nothing, this.#entry(entry)])}
      </ol>
    </section>`;
  }

  #mark() {
    return html`<li class="log-mark">${t("web-table-log-since")}</li>`;
  }

  /** @param {Entry} entry */
  #entry(entry) {
    return html`<li class="log-${entry.tone}">
      ${entry.at === null ? nothing : html`<time datetime=${new Date(entry.at).toISOString()}>${clockTime(entry.at)}</time>`}
      <div>${entry.sayings.map((saying) => html`<p>${speak(saying)}</p>`)}</div>
    </li>`;
  }

  /** @param {Event} event */
  #scrolled(event) {
    const list = /** @type {HTMLElement} */ (event.target);
    this.isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const list = this.querySelector(".log-entries");
    const mark = this.querySelector(".log-mark");
    if (changed.has("since") && mark) mark.scrollIntoView({ block: "start" });
    else if (list && this.isFollowing) list.scrollTop = list.scrollHeight;
  }
}
define("tablee-log-panel", LogPanel);

/** Leave out what is told better by what has followed. @param {Entry[]} entries */
function withoutShown(entries) {
  const shown = entries.findLastIndex((entry) => entry.tone === "follows");
  return entries.filter((entry, index) => entry.tone !== "brief" || index > shown);
}

/** @param {Entry} entry */
function keyOf(entry) {
  return `${entry.seq}-${entry.tone}`;
}

/** @param {number} at */
function clockTime(at) {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}
