/** Free talk at the table. What may not be said is refused to whoever has typed it, with the reason, and nobody sees it. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { define, Piece } from "../core/piece.js";
import { t } from "../core/texts.js";
import { refusal } from "./sayings.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableEvent} TableEvent
 */

const LONGEST = 300;
const AT_END_PX = 40; // so near the end, the reader is following

/** What the writer is reminded of. @type {Record<string, string>} */
const HINTS = { "no-numbers": "web-table-chat-no-numbers", strict: "play-chat-strict" };

class ChatPanel extends Piece {
  static properties = {
    table: { attribute: false },
    view: { attribute: false },
    messages: { attribute: false },
    ask: { attribute: false },
    draft: { attribute: false },
    refused: { state: true },
    isSending: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {TableEvent[]} */
    this.messages = [];
    /** @type {import("./types.js").Send} asks without a toast: what is refused is said here */
    this.ask = async () => ({ answer: "refused" });
    /** @type {{text: string}} what is being typed; kept by the page, so that it outlives this panel */
    this.draft = { text: "" };
    this.refused = "";
    this.isSending = false;
    this.isFollowing = true;
  }

  render() {
    const table = this.table;
    if (!table) return nothing;
    return html`<section class="panel chat" aria-label=${t("web-table-chat")}>
      <ol class="chat-messages" tabindex="0" aria-label=${t("web-table-chat-messages")} @scroll=${this.#scrolled}>
        ${this.messages.length ? nothing : html`<li class="empty">${t("web-table-chat-empty")}</li>`}
        ${repeat(
          this.messages,
          (entry) => entry.seq,
          (entry) => this.#message(entry, table),
        )}
      </ol>
      ${this.#foot(table)}
    </section>`;
  }

  /** @param {TableEvent} entry @param {Table} table */
  #message(entry, table) {
    const mine = entry.member === table.you.member;
    return html`<li class=${mine ? "mine" : ""}>
      <span class="chat-name">${mine ? t("web-table-you") : entry.name}</span>
      <span class="chat-text" dir="auto">${entry.text}</span>
    </li>`;
  }

  /** @param {Table} table */
  #foot(table) {
    if (!table.you.may.includes("chat") && table.you.member === null) return nothing;
    if (table.chat === "closed") return html`<p class="chat-closed">${t(closedReason(table, this.view))}</p>`;
    const hint = HINTS[table.chat];
    return html`<form class="chat-form" @submit=${this.#submit}>
      ${hint ? html`<p class="hint" id="chat-hint">${t(hint)}</p>` : nothing}
      ${this.refused ? html`<p class="refused" id="chat-refused" role="alert">${this.refused}</p>` : nothing}
      <div class="chat-row">
        <input
          type="text"
          name="text"
          maxlength=${LONGEST}
          autocomplete="off"
          enterkeyhint="send"
          ?autofocus=${matchMedia("(hover: hover)").matches}
          dir="auto"
          aria-label=${t("web-table-chat-input")}
          aria-describedby=${this.refused ? "chat-refused" : hint ? "chat-hint" : nothing}
          aria-invalid=${this.refused ? "true" : nothing}
          placeholder=${t("web-table-chat-input")}
          .value=${this.draft.text}
          @input=${this.#typed}
        />
        <button type="submit" class="button" ?disabled=${this.isSending}>${t("web-table-chat-send")}</button>
      </div>
    </form>`;
  }

  /** @param {InputEvent} event */
  #typed(event) {
    this.draft.text = /** @type {HTMLInputElement} */ (event.target).value;
    this.refused = "";
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const text = this.draft.text.trim();
    if (!text || this.isSending) return;
    this.isSending = true;
    const answer = await this.ask({ kind: "chat", text });
    this.isSending = false;
    if (answer.answer === "refused") {
      this.refused = refusal(this.table, answer);
    } else if (this.draft.text.trim() === text) {
      this.draft.text = "";
      this.isFollowing = true;
    }
    this.requestUpdate();
  }

  /** @param {Event} event */
  #scrolled(event) {
    const list = /** @type {HTMLElement} */ (event.target);
    this.isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX;
  }

  updated() {
    const list = this.querySelector(".chat-messages");
    if (list && this.isFollowing) list.scrollTop = list.scrollHeight;
  }
}
define("tablee-chat-panel", ChatPanel);

/** Why nobody may write now. @param {Table} table @param {View | null} view */
function closedReason(table, view) {
  if (table.real_time) return "web-table-chat-closed-real-time";
  if (Object.values(view?.visible ?? {}).includes("silence")) return "web-table-chat-closed-silence";
  return "web-table-chat-closed";
}
