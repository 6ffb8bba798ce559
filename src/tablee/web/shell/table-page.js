/** A table: the bar at the top, whose turn it is, the game's view, and the panels and dialogs around it. */

import { html, nothing } from "../vendor/lit.js";
import { alertNow } from "../core/announce.js";
import { isForOthers, keyOf } from "../core/keys.js";
import { define, Piece } from "../core/piece.js";
import { navigate, paths } from "../core/router.js";
import { has, t } from "../core/texts.js";
import { icon } from "../parts/icons.js";
import { timeLeft } from "../parts/seats.js";
import { attract, rest } from "./attention.js";
import { isTurn } from "./effects.js";
import { leadFocus } from "./next-thing.js";
import { listOf, talkOf } from "./sayings.js";
import { Room } from "./room.js";
import { openSettings } from "./settings-dialog.js";
import { Sitting } from "./sitting.js";
import { setTitle } from "./title.js";
import "./chat-panel.js";
import "./confirm-dialog.js";
import "./connection-bar.js";
import "./keys-dialog.js";
import "./lobby-panel.js";
import "./log-panel.js";
import "./menu-dialog.js";
import "./name-dialog.js";
import "./outcome-panel.js";
import "./panel-dialog.js";
import "./rules-dialog.js";
import "./seat-list.js";
import "./share.js";
import "./table-bar.js";
import "./table-board.js";
import "./table-opening.js";
import "./table-settings.js";
import "./talk-panel.js";
import "./toast.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./view-loader.js").GameView} GameView
 * @typedef {import("./toast.js").Notice} Notice
 * @typedef {"talk" | "chat" | "log" | "people"} PanelName
 */

const WIDE = "(min-width: 68.75rem)"; // room for a panel beside the board
const LONG_HEADLINE = 36; // letters; longer ones are written smaller on a phone
const HIGHEST_DOCK = 0.6; // of the height of the page
const LAST_LOOK_MS = 1800; // at the board, before the outcome

/** @type {PanelName[]} */
const PANELS = ["talk", "chat", "log", "people"];

/** Why a table is gone that may be there once the page is loaded again. */
const RELOADABLE = new Set(["bad-hello", "damaged", "guest-missing", "too-many"]);

/** The panel that a key opens. @type {Record<string, PanelName>} */
const PANEL_KEYS = { t: "talk", m: "chat", l: "log", p: "people" };

class TablePage extends Piece {
  static properties = {
    tableId: { attribute: false },
    panel: { state: true },
    tab: { state: true },
    isWide: { state: true },
    gameView: { state: true },
    notice: { state: true },
  };

  constructor() {
    super();
    this.tableId = "";
    /** @type {PanelName | null} the panel that lies over the board */
    this.panel = null;
    /** @type {PanelName} the panel beside it */
    this.tab = "log";
    this.isWide = matchMedia(WIDE).matches;
    /** @type {GameView | null} */
    this.gameView = null;
    /** @type {Notice | null} */
    this.notice = null;
    /** @type {Sitting | null} */
    this.sitting = null;
    this.room = new Room(this);
    this.draft = { text: "" };
    /** What was to be done when the page was drawn last. */
    this.stage = "";
    this.chatRead = 0;
    this.wasPlaying = false;
    /** Which match's outcome was shown. @type {number | null} */
    this.outcomeShown = null;
    /** @type {number | undefined} */
    this.outcomeTimer = undefined;
    this.now = () => this.sitting?.connection.serverNow() ?? Date.now();
    this.send = (/** @type {any} */ command) => this.#sat.send(command);
    this.ask = (/** @type {any} */ command) => this.#sat.ask(command);
  }

  get #sat() {
    return /** @type {Sitting} */ (this.sitting);
  }

  // --- coming and going ------------------------------------------------------------------------------------------

  connectedCallback() {
    super.connectedCallback();
    const wide = matchMedia(WIDE);
    this.listen(wide, "change", () => this.#widen(wide.matches));
    this.listen(document, "keydown", (event) => this.#key(event));
    this.listen(this, "close", () => this.#lead(), { capture: true }); // of any dialog
    for (const press of ["pointerdown", "keydown"]) {
      this.listen(document, press, (event) => this.sitting?.notePress(event), { capture: true, passive: true });
    }
  }

  /** Come to the table: the element knows which only once it is drawn. */
  firstUpdated() {
    const sitting = new Sitting(this.tableId);
    this.sitting = sitting;
    sitting.isShownInSteps = (before, after) => Boolean(this.gameView?.showsInSteps?.(before, after));
    this.listen(sitting, "change", () => this.requestUpdate());
    this.listen(sitting, "notice", (event) => this.#notify(event.detail));
    this.listen(sitting, "name", (event) => this.#askName(event.detail));
    this.listen(sitting, "turn", () => this.updateComplete.then(() => alertNow(this.#headline())));
    this.requestUpdate();
    this.updateComplete.then(() => sitting.open());
  }

  disconnectedCallback() {
    clearTimeout(this.outcomeTimer);
    this.room.stop();
    this.sitting?.close();
    rest();
    super.disconnectedCallback();
  }

  /** @param {boolean} isWide */
  #widen(isWide) {
    this.isWide = isWide;
    if (isWide && this.panel) this.#find("tablee-panel-dialog")?.close();
  }

  /** @param {Notice & {about?: PanelName}} notice */
  #notify(notice) {
    const about = notice.about;
    this.notice = about
      ? { ...notice, action: { label: t("web-table-away-all"), run: () => this.#open(about) } }
      : notice;
  }

  /** @param {string | null} refused */
  async #askName(refused) {
    const dialog = this.#find("tablee-name-dialog");
    dialog.isNew = this.sitting?.table?.you.member == null;
    dialog.name = this.sitting?.name ?? "";
    await dialog.show();
    if (refused) dialog.refuse(refused);
  }

  /** @param {string} tag @returns {any} */
  #find(tag) {
    return this.querySelector(tag);
  }

  // --- drawing ---------------------------------------------------------------------------------------------------

  render() {
    const sitting = this.sitting;
    if (!sitting) return nothing;
    const { table, view, toldView } = sitting;
    const isGone = sitting.store.state === "gone";
    return html`<div class="table-frame ${this.isWide ? "has-side" : ""} phase-${table?.phase ?? "opening"}">
        <tablee-table-bar
          .game=${table?.game ?? null}
          .tools=${table ? this.#tools(toldView) : []}
          .isBeside=${this.isWide}
          @click=${this.#leaveByLink}
          @tool=${(/** @type {CustomEvent} */ event) => this.#open(event.detail)}
          @rules=${() => this.#find("tablee-rules-dialog").show()}
          @menu=${() => this.#find("tablee-menu-dialog").show()}
        ></tablee-table-bar>
        <tablee-connection-bar
          .state=${sitting.store.state}
          .waiting=${sitting.store.pending.size}
          @retry=${() => sitting.connection.restart()}
        ></tablee-connection-bar>
        <main id="main" class="table-main" tabindex="-1">${isGone ? this.#gone() : this.#inside(table, view)}</main>
        ${this.isWide && table && !isGone ? this.#side(table) : nothing}
      </div>
      ${this.#dialogs(table)}`;
  }

  /** @param {View | null} view */
  #tools(view) {
    return PANELS.filter((name) => this.#hasPanel(name, view)).map((name) => ({
      name,
      isOpen: (this.isWide ? this.tab : this.panel) === name,
      unread: name === "chat" ? this.#unread() : 0,
    }));
  }

  /** @param {PanelName} name @param {View | null} view */
  #hasPanel(name, view) {
    if (name !== "talk") return true;
    return Boolean(view?.talk && view.viewer !== null) || talkOf(view).length > 0;
  }

  #unread() {
    const chat = this.#sat.journal.chat;
    const mine = this.#sat.table?.you.member;
    return chat.filter((entry) => entry.seq > this.chatRead && entry.member !== mine).length;
  }

  /** @param {Table | null} table @param {View | null} view */
  #inside(table, view) {
    if (!table) return this.#opening();
    if (table.phase === "lobby" || !view) return this.#lobby(table);
    const said = this.#headline();
    const told = /** @type {Table} */ (this.#sat.toldTable);
    const toldView = /** @type {View} */ (this.#sat.toldView);
    const mine = this.#isTurn();
    return html`<p
        class="turn-banner ${mine ? "mine" : ""} ${said.length > LONG_HEADLINE ? "long" : ""}"
      >
        ${mine ? html`<span class="turn-badge">${icon("turn")}<span>${t(badgeOf(toldView))}</span></span>` : nothing}
        ${table.you.seat === null ? html`<span class="chip">${icon("eye")}${t("web-table-watching")}</span>` : nothing}
        <span class="turn-text" title=${said}>${said}</span>
        ${mine ? timeLeft(told.seats[/** @type {number} */ (table.you.seat)], this.now) : nothing}
        ${this.#bannerButton(told, toldView)}
      </p>
      <tablee-seat-strip
        .table=${told}
        .view=${toldView}
        .now=${this.now}
        @click=${() => this.#open("people")}
      ></tablee-seat-strip>
      <tablee-table-board
        class="table-board"
        .table=${table}
        .view=${view}
        .pending=${this.#sat.store.pendingAction}
        .pendings=${this.#sat.store.pendingActions}
        .events=${this.#sat.events}
        @act=${this.#act}
        @shown=${() => this.#sat.shown()}
        @drawn=${() => this.room.watch()}
        @loaded=${(/** @type {CustomEvent} */ event) => (this.gameView = event.detail)}
      ></tablee-table-board>
      <tablee-toast .notice=${this.notice} @dismissed=${() => (this.notice = null)}></tablee-toast>`;
  }

  /** @param {Table} table @param {View} view */
  #bannerButton(table, view) {
    const button = (/** @type {string} */ message, /** @type {() => void} */ press) =>
      html`<button type="button" class="primary" @click=${press}>${t(message)}</button>`;
    if (table.you.may.includes("join")) return button("web-table-name-join", () => this.#sat.join());
    if (view.over) return button("web-table-result", () => this.#find("tablee-outcome-panel").show());
    if (table.you.seat === null && table.you.may.includes("sit"))
      return button("web-table-take-seat", () => this.#open("people"));
    return nothing;
  }

  /** @param {Table} table */
  #lobby(table) {
    return html`<div
        class="table-board"
        @ask=${this.#confirm}
        @configure=${() => this.#find("tablee-table-settings").show()}
        @join=${() => this.#sat.join()}
      >
        <tablee-lobby-panel
          .table=${table}
          .bots=${this.#sat.bots}
          .send=${this.send}
          .now=${this.now}
        ></tablee-lobby-panel>
      </div>
      <tablee-toast .notice=${this.notice} @dismissed=${() => (this.notice = null)}></tablee-toast>`;
  }

  /** Nothing stands behind the question for a name: nobody is on the way yet. */
  #opening() {
    const isOnTheWay = this.#sat.name !== "" || this.#sat.isUnreachable;
    return isOnTheWay
      ? html`<tablee-table-opening @retry=${() => this.#sat.connection.restart()}></tablee-table-opening>`
      : nothing;
  }

  #gone() {
    const reason = this.#sat.store.reason ?? "";
    const id = has(`web-table-gone-${reason}`) ? `web-table-gone-${reason}` : "web-table-gone-other";
    const own = `${id}.head`;
    const head = t(has(own) ? own : "web-table-gone");
    setTitle(head);
    return html`<div class="table-gone">
      <h2>${head}</h2>
      <p>${t(id)}</p>
      <div class="button-row">
        ${RELOADABLE.has(reason) ? html`<button type="button" class="primary" @click=${() => location.reload()}>${t("web-table-reload")}</button>` : nothing}
        <a class=${RELOADABLE.has(reason) ? "button" : "button primary"} href=${paths.home()}>${t("web-table-home")}</a>
      </div>
    </div>`;
  }

  // --- panels ----------------------------------------------------------------------------------------------------

  /** @param {Table} table */
  #side(table) {
    const name = this.#hasPanel(this.tab, this.#sat.view) ? this.tab : "log";
    return html`<aside class="table-side" aria-label=${t("web-table-side")}>
      <h2 class="side-head">${t(`web-table-${name}`)}</h2>
      ${this.#panel(name, table)}
    </aside>`;
  }

  /** @param {PanelName} name @param {Table} table */
  #panel(name, table) {
    const { toldView: view, toldEntries, journal, bots, since } = this.#sat;
    switch (name) {
      case "talk":
        return html`<tablee-talk-panel
          .table=${table}
          .view=${view}
          .send=${this.send}
          @said=${this.#closePanel}
        ></tablee-talk-panel>`;
      case "chat":
        return html`<tablee-chat-panel
          .table=${table}
          .view=${view}
          .messages=${journal.chat}
          .ask=${this.ask}
          .draft=${this.draft}
        ></tablee-chat-panel>`;
      case "people":
        return html`<div class="panel people" @ask=${this.#confirm}>
          <tablee-seat-list
            .table=${table}
            .view=${view}
            .bots=${bots}
            .send=${this.send}
            .now=${this.now}
          ></tablee-seat-list>
        </div>`;
      default:
        return html`<tablee-log-panel .entries=${toldEntries} .since=${since}></tablee-log-panel>`;
    }
  }

  /** @param {PanelName} name */
  #open(name) {
    if (!this.#hasPanel(name, this.#sat.view)) return;
    if (this.isWide) {
      this.tab = name;
      this.updateComplete.then(() => this.#focusPanel(".table-side"));
    } else {
      this.panel = name;
      this.#find("tablee-panel-dialog").show();
    }
  }

  /** @param {string} within */
  #focusPanel(within) {
    const panel = this.querySelector(within);
    const first = panel?.querySelector("[autofocus]") ?? panel?.querySelector("input, button, [tabindex='0']");
    /** @type {HTMLElement | null | undefined} */ (first)?.focus();
  }

  #closePanel() {
    if (!this.isWide) this.#find("tablee-panel-dialog").close();
  }

  /** @param {Table | null} table */
  #dialogs(table) {
    const panel = this.panel;
    const draw = panel && table ? () => this.#panel(panel, table) : null;
    return html`<tablee-panel-dialog
        .caption=${panel ? t(`web-table-${panel}`) : ""}
        .content=${draw}
        @close=${() => (this.panel = null)}
      ></tablee-panel-dialog>
      <tablee-menu-dialog .items=${this.#menu(table)}></tablee-menu-dialog>
      <tablee-keys-dialog .game=${table?.game ?? ""}></tablee-keys-dialog>
      <tablee-rules-dialog .game=${table?.game ?? ""}></tablee-rules-dialog>
      <tablee-share-dialog .table=${table}></tablee-share-dialog>
      <tablee-confirm-dialog></tablee-confirm-dialog>
      <tablee-table-settings .table=${table} .ask=${this.ask}></tablee-table-settings>
      <tablee-outcome-panel
        .table=${this.#sat.toldTable}
        .view=${this.#sat.toldView}
        .bots=${this.#sat.bots}
        .send=${this.send}
      ></tablee-outcome-panel>
      <tablee-name-dialog .take=${(/** @type {string} */ name) => this.#sat.takeName(name)}></tablee-name-dialog>`;
  }

  /** @param {Table | null} table */
  #menu(table) {
    const open = (/** @type {string} */ tag) => () => this.#find(tag).show();
    const items = [
      { icon: "rules", label: t("web-table-rules"), run: open("tablee-rules-dialog") },
      { icon: "keys", label: t("web-table-keys"), run: open("tablee-keys-dialog") },
      { icon: "settings", label: t("web-settings"), run: openSettings },
    ];
    if (!table) return items;
    const mine = [
      { icon: "people", label: t("web-table-people"), run: () => this.#open("people") },
      { icon: "share", label: t("web-table-share-head"), run: open("tablee-share-dialog") },
      { icon: "name", label: t("web-table-name-head"), run: () => this.#askName(null) },
    ];
    const out = { icon: "leave", label: t("web-table-leave"), run: () => this.#leave() };
    return [...items, ...mine, ...(table.you.member === null ? [] : [out])];
  }

  // --- what the board says ---------------------------------------------------------------------------------------

  #isTurn() {
    const { toldTable, toldView, holding } = this.#sat;
    return toldTable !== null && !holding.isOn && isTurn(toldView, toldTable);
  }

  #headline() {
    const { toldTable: table, toldView: view, holding } = this.#sat;
    if (!table) return "";
    if (holding.isOn) return this.gameView?.meanwhile?.() ?? "";
    if (!view || table.phase === "lobby") return t("web-table-lobby");
    if (view.over) return t("play-prompt-over");
    const said = this.gameView?.headline?.(view, table);
    if (said) return said;
    if (isTurn(view, table)) return t("play-prompt-act");
    return t("play-prompt-wait", { names: listOf(table, view.to_act), count: view.to_act.length });
  }

  /** @param {CustomEvent} event */
  #act(event) {
    this.notice = null;
    this.#sat.act(event.detail.action);
  }

  willUpdate() {
    if (this.#seesChat()) this.chatRead = this.sitting?.journal.last ?? 0;
  }

  #seesChat() {
    return !document.hidden && (this.isWide ? this.tab === "chat" : this.panel === "chat");
  }

  updated() {
    this.room.watch();
    const sitting = this.sitting;
    if (!sitting) return;
    const { toldTable: table, toldView: view } = sitting;
    if (sitting.holding.isOn) void this.#endHolding();
    if (table) attract(`${this.#headline()} · ${t(`${table.game}-name`)} · Tablée`, this.#isTurn());
    this.#followOutcome(table, view);
    this.#followStage(table, view);
    if (this.notice) this.#clearDock();
  }

  /** Nothing is held back for a board that shows nothing step by step. */
  async #endHolding() {
    const board = this.#find("tablee-table-board");
    await board?.updateComplete;
    await board?.board?.updateComplete;
    if (!board?.isShowing) this.sitting?.shown();
  }

  /** When something else is to be done than before, the focus is led there, if it is on nothing. @param {Table | null} table @param {View | null} view */
  #followStage(table, view) {
    const turn = table && view ? [isTurn(view, table), view.phase, view.legal?.includes("start"), view.over] : [];
    const place = table ? [table.phase, table.match_number, table.you.seat, table.you.host, table.you.member] : [];
    const stage = [...place, ...turn, this.gameView !== null, this.sitting?.store.state === "gone"].join();
    if (stage === this.stage) return;
    this.stage = stage;
    this.#lead();
  }

  /** Once everything has been drawn. */
  #lead() {
    setTimeout(() => this.isConnected && leadFocus(this));
  }

  /** Keep what is said off the person's own hand, as long as that lies at the lower edge. */
  #clearDock() {
    const main = this.querySelector("main");
    const top = this.#find("tablee-table-board")?.dockTop ?? null;
    if (!main) return;
    const { bottom, height } = main.getBoundingClientRect();
    const dock = top === null || bottom - top > height * HIGHEST_DOCK ? 0 : Math.max(0, bottom - top);
    main.style.setProperty("--dock", `${dock}px`);
  }

  /** Show the outcome once the last card has been looked at, and take it away when a new match begins. @param {Table | null} table @param {View | null} view */
  #followOutcome(table, view) {
    const number = table && view?.over ? table.match_number : null;
    this.wasPlaying ||= Boolean(view && !view.over);
    if (number === this.outcomeShown) return;
    const isFirst = this.outcomeShown === null && !this.wasPlaying;
    this.outcomeShown = number;
    clearTimeout(this.outcomeTimer);
    const dialog = this.#find("tablee-outcome-panel");
    if (number === null) dialog.close();
    else this.outcomeTimer = window.setTimeout(() => this.#showOutcome(), isFirst ? 0 : LAST_LOOK_MS);
  }

  /** Nobody is torn out of what they are writing: the banner has a button for the result. */
  #showOutcome() {
    if (document.querySelector("dialog:modal") || isField(document.activeElement)) return;
    this.#find("tablee-outcome-panel").show();
  }

  // --- leaving ---------------------------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  #leaveByLink(event) {
    const table = this.sitting?.table;
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (!isLink || !table || table.you.seat === null || table.phase !== "playing") return;
    if (this.sitting?.store.state === "gone") return;
    event.preventDefault();
    this.#leave();
  }

  #leave() {
    const table = this.#sat.table;
    if (!table) return;
    const plays = table.phase === "playing" && table.you.seat !== null;
    const keep = {
      label: t("web-table-leave-keep"),
      look: /** @type {const} */ ("primary"),
      run: () => navigate(paths.home()),
    };
    const give = {
      label: t(plays ? "web-table-leave-give" : "web-table-leave-now"),
      look: /** @type {const} */ ("danger"),
      run: () => this.#giveUp(),
    };
    this.#find("tablee-confirm-dialog").ask({
      heading: t("web-table-leave-head"),
      text: t(plays ? "web-table-leave-playing" : "web-table-leave-text"),
      ways: plays ? [keep, give] : [give],
    });
  }

  async #giveUp() {
    const answer = await this.send({ kind: "leave" });
    if (answer.answer !== "refused") navigate(paths.home());
  }

  /** @param {CustomEvent} event */
  #confirm(event) {
    const { command, question } = event.detail;
    this.#find("tablee-confirm-dialog").ask({
      heading: question,
      ways: [
        {
          label: t("web-table-yes"),
          look: command.kind === "kick" ? "danger" : "primary",
          run: () => this.send(command),
        },
      ],
    });
  }

  // --- keys ------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || isForOthers(event) || document.querySelector("dialog:modal")) return;
    if (isField(event.target)) return this.#keyInField(event);
    if (this.#frameKey(event) || this.#boardKey(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #keyInField(event) {
    if (event.key === "Escape") this.querySelector("main")?.focus();
  }

  /** @param {KeyboardEvent} event */
  #frameKey(event) {
    if (event.key === "?") return this.#help();
    const panel = PANEL_KEYS[keyOf(event)];
    if (!panel || event.repeat || !this.#sat.table) return false;
    this.#open(panel);
    return true;
  }

  #help() {
    this.#find("tablee-keys-dialog").show();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #boardKey(event) {
    if (event.key === "Escape" && this.notice) {
      this.notice = null;
      return true;
    }
    const board = this.#find("tablee-table-board");
    return board !== null && !isPressed(event, board) && board.key(event);
  }
}
define("tablee-table-page", TablePage);

/** @param {View} view */
function badgeOf(view) {
  const own = `play-badge-${view.phase}`;
  return view.phase && has(own) ? own : "play-badge-turn";
}

/** Whether a key presses a button or follows a link of the frame. @param {KeyboardEvent} event @param {HTMLElement} board */
function isPressed(event, board) {
  if (event.key !== "Enter" && event.key !== " ") return false;
  const target = event.target instanceof Element ? event.target.closest("button, a, summary") : null;
  return target !== null && !board.contains(target);
}

/** Whether somebody is writing there. @param {EventTarget | null} target */
function isField(target) {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.matches("input:not([type=checkbox], [type=radio], [type=range]), select, textarea") ||
    target.isContentEditable
  );
}
