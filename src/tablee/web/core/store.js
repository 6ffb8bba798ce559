/**
 * What is known of a table, kept up to date by its connection. It tells "change" after everything that it takes in; the
 * detail is `{events}`, those that came with it.
 *
 * @typedef {import("./connection.js").State} State
 * @typedef {import("./connection.js").Answer} Answer
 * @typedef {import("./connection.js").Command} Command
 * @typedef {Record<string, any> & {seq: number, kind?: string}} TableEvent one without a kind is hidden from us
 * @typedef {{phase: number, seen: number, pressed_at: number}} Press pressed_at: on the server's clock
 * @typedef {{command: Command, until: number | null}} Pending until: the event that brings it, once it is accepted
 */

const REMEMBERED = 400;

export class TableStore extends EventTarget {
  /** @type {Record<string, any> | null} */
  table = null;
  /** What this seat, or a spectator, may know of the match; null without one. @type {Record<string, any> | null} */
  view = null;
  /** The events of late that are not hidden from us, oldest first. @type {TableEvent[]} */
  recent = [];
  /** The number of the last event. */
  seq = 0;
  /** Commands that are on their way, by id. @type {Map<string, Pending>} */
  pending = new Map();
  /** When the last press was, on the server's clock. */
  #pressedAt = 0;
  /** How many frames in a row did not fit on what is known. */
  #gaps = 0;

  /** @param {import("./connection.js").Connection} connection */
  constructor(connection) {
    super();
    this.connection = connection;
    connection.addEventListener("frame", (event) => this.#take(/** @type {CustomEvent} */ (event).detail));
    connection.addEventListener("state", () => this.#tell([]));
  }

  /** @returns {State} */
  get state() {
    return this.connection.state;
  }

  /** Why the table is gone, if it is. */
  get reason() {
    return this.connection.reason;
  }

  /** Know nothing any more: whoever comes next is told the table as a stranger. */
  forget() {
    this.table = this.view = null;
    this.recent = [];
    this.seq = 0;
    this.connection.last = null;
  }

  /** The text of the action that is on its way, null if none is. @returns {string | null} */
  get pendingAction() {
    return this.pendingActions[0] ?? null;
  }

  /** The texts of all actions that are on their way; in real time several may be. @returns {string[]} */
  get pendingActions() {
    return [...this.pending.values()].filter(({ command }) => command.kind === "act").map(({ command }) => command.action);
  }

  /**
   * Send a command. It stays pending until it is refused, or until the event that it causes has come.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  async send(command) {
    const { id, answer } = this.connection.command(command);
    this.pending.set(id, { command, until: null });
    this.#tell([]);
    const said = await answer;
    if (said.answer === "refused" || (said.seq ?? 0) <= this.seq) this.pending.delete(id);
    else this.pending.set(id, { command, until: said.seq ?? 0 });
    this.#tell([]);
    return said;
  }

  /**
   * What is on the screen at the moment of a press; an action is judged by it.
   * @param {number} [timeStamp] of the browser's event; now if there is none
   * @returns {Press}
   */
  press(timeStamp) {
    // A better estimate of the server's clock must not put a press before the one that was made before it.
    this.#pressedAt = Math.max(this.#pressedAt, this.connection.serverNow(timeStamp));
    return { phase: this.table?.match_phase ?? 0, seen: this.seq, pressed_at: this.#pressedAt };
  }

  /**
   * Send an action.
   * @param {string} action
   * @param {Press} [press] when it was pressed; now if nothing is given
   */
  act(action, press = this.press()) {
    return this.send({ kind: "act", action, ...press });
  }

  /** @param {Record<string, any>} frame */
  #take(frame) {
    if (frame.type === "snapshot") this.#replace(frame);
    else this.#merge(frame);
  }

  /** @param {Record<string, any>} frame */
  #replace(frame) {
    this.table = frame.table;
    this.view = frame.view ?? null;
    this.seq = frame.seq;
    this.recent = (frame.recent ?? []).filter(isShown);
    this.#settle();
    this.#tell([]);
  }

  /** @param {Record<string, any>} frame */
  #merge(frame) {
    if (frame.seq < this.seq) return;
    const fresh = /** @type {TableEvent[]} */ (frame.events ?? []).filter((event) => event.seq > this.seq);
    if (this.table === null || !isGapless(fresh, this.seq, frame.seq)) {
      this.#gaps += 1;
      this.connection.restart({ whole: this.table === null || this.#gaps > 1 });
      return;
    }
    this.table = { ...this.table, ...frame.table };
    this.view = merged(this.view, frame);
    this.seq = frame.seq;
    const shown = fresh.filter(isShown);
    this.recent = [...this.recent, ...shown].slice(-REMEMBERED);
    this.#settle();
    this.#tell(shown);
  }

  #settle() {
    this.#gaps = 0;
    for (const [id, { until }] of this.pending) if (until !== null && until <= this.seq) this.pending.delete(id);
    this.connection.last = this.seq;
  }

  /** @param {TableEvent[]} events */
  #tell(events) {
    this.dispatchEvent(new CustomEvent("change", { detail: { events } }));
  }
}

/** @param {TableEvent} event */
function isShown(event) {
  return event.kind !== undefined;
}

/** @param {TableEvent[]} events @param {number} after @param {number} upTo */
function isGapless(events, after, upTo) {
  return events.length === upTo - after && events.every((event, index) => event.seq === after + 1 + index);
}

/** @param {Record<string, any> | null} view @param {Record<string, any>} frame */
function merged(view, frame) {
  if (!("view" in frame)) return view;
  if (frame.view === null) return null;
  return frame.view_whole || view === null ? frame.view : { ...view, ...frame.view };
}
