/**
 * Movement: things that have a new place fly there from the old one. Everything that moves does so through here, so that
 * it stands still for those who want that, and any tap or key brings it to its end.
 */

import { isStill } from "./settings.js";

const MOVE_MS = 320;
const APPEAR_MS = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** @type {Set<Animation>} */
const running = new Set();

for (const press of ["pointerdown", "keydown"]) {
  addEventListener(press, skip, { capture: true, passive: true });
}

/** Bring everything that moves to its end. */
export function skip() {
  for (const animation of running) animation.finish();
  running.clear();
}

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 */
export function play(element, frames, duration, delay = 0) {
  if (isStill() || document.hidden) return null;
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
  return animation;
}

/**
 * Wait for a while, or until somebody taps or types; at once where nothing moves.
 * @param {number} ms
 * @returns {Promise<boolean>} whether somebody did
 */
export function pause(ms) {
  if (isStill() || document.hidden) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (/** @type {boolean} */ isSkipped) => {
      stop.abort();
      resolve(isSkipped);
    };
    const timer = setTimeout(() => end(false), ms);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("pointerdown", () => end(true), { capture: true, signal: stop.signal });
    addEventListener("keydown", () => end(true), { capture: true, signal: stop.signal });
  });
}

/** Remembers where the marked things (`data-move="card-37"`) of an element were, and lets them fly to where they are. */
export class Mover {
  /** @type {Map<string, DOMRect>} */
  #before = new Map();

  /** Note where everything is, before it is drawn anew. @param {Element} root */
  note(root) {
    this.#before = places(root);
  }

  /**
   * Let everything fly that is somewhere else now.
   * @param {Element} root
   * @param {(key: string) => Element | null} [originOf] where something comes from that was not there before; what has
   *   no origin just appears
   */
  fly(root, originOf = () => null) {
    const before = this.#before;
    this.#before = new Map();
    if (isStill() || !before.size) return;
    for (const element of marked(root)) {
      const key = element.dataset.move ?? "";
      const from = before.get(key) ?? originOf(key)?.getBoundingClientRect();
      if (from) flyFrom(element, from);
      else play(element, [{ opacity: 0, scale: 0.92 }, { opacity: 1, scale: 1 }], APPEAR_MS);
    }
  }
}

/** @param {Element} root @returns {HTMLElement[]} */
function marked(root) {
  return [...root.querySelectorAll("[data-move]")].map((element) => /** @type {HTMLElement} */ (element));
}

/** @param {Element} root */
function places(root) {
  return new Map(marked(root).map((element) => [element.dataset.move ?? "", element.getBoundingClientRect()]));
}

/** @param {HTMLElement} element @param {DOMRect} from */
function flyFrom(element, from) {
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const scale = to.width ? Math.min(1.4, Math.max(0.3, from.width / to.width)) : 1;
  element.setAttribute("data-flying", "");
  const animation = play(
    element,
    [{ translate: `${dx}px ${dy}px`, scale: String(scale) }, { translate: "0 0", scale: "1" }],
    MOVE_MS,
  );
  const land = () => element.removeAttribute("data-flying");
  if (animation) animation.finished.then(land, land);
  else land();
}
