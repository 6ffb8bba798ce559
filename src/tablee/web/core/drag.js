/**
 * Dragging a card to where it shall lie, with finger, pen or mouse. A drag is only another way to say what a tap on the
 * card and a tap on the target say; what becomes of it is the caller's matter.
 */

const BEGINS_AT_PX = 8; // a finger that moves less has tapped

/**
 * @typedef {object} Rules
 * @property {string} card selects what can be dragged
 * @property {string} target selects where it can be dropped
 * @property {(card: HTMLElement, target: HTMLElement) => void} drop
 * @property {(card: HTMLElement) => void} [begin]
 * @property {() => void} [end] whatever the end was
 */

export class Drag {
  /** @type {HTMLElement | null} */
  #card = null;
  /** @type {HTMLElement | null} */
  #ghost = null;
  /** @type {HTMLElement | null} */
  #target = null;
  #pointer = -1;
  #from = { x: 0, y: 0 };
  /** @type {AbortController | null} */
  #listening = null;

  /**
   * @param {HTMLElement} root everything that is dragged and dropped on is in it
   * @param {Rules} rules
   */
  constructor(root, rules) {
    this.root = root;
    this.rules = rules;
  }

  /** Begin to listen; undone by `disconnect`. */
  connect() {
    this.root.addEventListener("pointerdown", this.#down);
  }

  disconnect() {
    this.root.removeEventListener("pointerdown", this.#down);
    this.cancel();
  }

  /** The card that is being dragged, null if none is. */
  get card() {
    return this.#ghost ? this.#card : null;
  }

  /** Let the card fall back to where it came from. */
  cancel() {
    const wasDragging = this.#ghost !== null;
    this.#listening?.abort();
    this.#listening = null;
    this.#ghost?.remove();
    this.#mark(null);
    this.#card?.removeAttribute("data-dragged");
    this.#card = this.#ghost = null;
    this.#pointer = -1;
    if (wasDragging) this.rules.end?.();
  }

  /** @param {PointerEvent} event */
  #down = (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (this.#listening) this.cancel(); // the end of the last drag was never told
    const card = /** @type {Element} */ (event.target).closest(this.rules.card);
    if (!card || !this.root.contains(card)) return;
    this.#card = /** @type {HTMLElement} */ (card);
    this.#pointer = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", this.#move, { signal });
    addEventListener("pointerup", this.#up, { signal });
    addEventListener("pointercancel", this.#stop, { signal });
    addEventListener("blur", () => this.cancel(), { signal });
    addEventListener("keydown", (key) => key.key === "Escape" && this.cancel(), { signal, capture: true });
  };

  /** @param {PointerEvent} event */
  #move = (event) => {
    if (event.pointerId !== this.#pointer || !this.#card) return;
    if (!this.#card.isConnected) return this.cancel();
    const dx = event.clientX - this.#from.x;
    const dy = event.clientY - this.#from.y;
    if (!this.#ghost) {
      if (Math.hypot(dx, dy) < BEGINS_AT_PX) return;
      this.#lift();
    }
    this.#ghost?.style.setProperty("translate", `${dx}px ${dy}px`);
    this.#mark(this.#under(event));
  };

  /** @param {PointerEvent} event */
  #up = (event) => {
    if (event.pointerId !== this.#pointer) return;
    const card = this.#card;
    const target = this.#ghost ? this.#under(event) : null;
    if (this.#ghost) swallowClick();
    this.cancel();
    if (card?.isConnected && target) this.rules.drop(card, target);
  };

  /** @param {PointerEvent} event */
  #stop = (event) => {
    if (event.pointerId === this.#pointer) this.cancel();
  };

  #lift() {
    const card = /** @type {HTMLElement} */ (this.#card);
    const place = card.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
    ghost.classList.add("ghost");
    for (const name of ["data-card", "data-move", "id"]) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    ghost.translate = false;
    const { offsetWidth: width, offsetHeight: height } = card; // as it is when it does not lean
    const left = place.left + (place.width - width) / 2;
    const top = place.top + (place.height - height) / 2;
    for (const [name, value] of Object.entries({ left, top, width, height, "--card-width": width })) {
      ghost.style.setProperty(name, `${value}px`);
    }
    document.body.append(ghost);
    card.setAttribute("data-dragged", "");
    this.#ghost = ghost;
    this.rules.begin?.(card);
  }

  /** @param {PointerEvent} event @returns {HTMLElement | null} */
  #under(event) {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = element.closest(this.rules.target);
      if (target && this.root.contains(target)) return /** @type {HTMLElement} */ (target);
    }
    return null;
  }

  /** @param {HTMLElement | null} target */
  #mark(target) {
    if (target === this.#target) return;
    this.#target?.removeAttribute("data-under-card");
    target?.setAttribute("data-under-card", "");
    this.#target = target;
  }
}

/** The click that follows a drag is none. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
