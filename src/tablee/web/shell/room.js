/**
 * Whether there is room to hold bar and hand in place while the board scrolls between them. With very large text, or on a very
 * small screen, there is not; then the page says `data-crowded`, and scrolls as a whole.
 */

const LEAST_BOARD = 0.2; // of the height of the page
const AROUND = ["tablee-table-bar", ".turn-banner", "tablee-seat-strip", ".dock"];

export class Room {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    this.measured = "";
    /** @type {Element[]} */
    this.watched = [];
    this.observer = new ResizeObserver(() => this.look());
  }

  /** Follow the sizes of what is drawn now. */
  watch() {
    const around = AROUND.flatMap((selector) => this.page.querySelector(selector) ?? []);
    if (around.length === this.watched.length && around.every((element, place) => element === this.watched[place])) return;
    this.observer.disconnect();
    this.watched = around;
    for (const element of [document.documentElement, ...around]) this.observer.observe(element);
  }

  stop() {
    this.observer.disconnect();
    this.watched = [];
  }

  /** Look anew once the page or its text has another size; what has become crowded stays so until then, and does not flicker. */
  look() {
    const size = [innerWidth, innerHeight, getComputedStyle(document.documentElement).fontSize].join();
    if (size !== this.measured) delete this.page.dataset.crowded;
    this.measured = size;
    if ("crowded" in this.page.dataset) return;
    const taken = this.watched.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    if (innerHeight - taken < LEAST_BOARD * innerHeight) this.page.dataset.crowded = "";
  }
}
