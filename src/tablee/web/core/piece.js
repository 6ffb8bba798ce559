/** What every element of the client is: drawn into the document itself, and drawn anew in another language. */

import { LitElement } from "../vendor/lit.js";
import "./steady.js";
import { texts } from "./texts.js";

export class Piece extends LitElement {
  /** @type {(() => void)[]} */
  #unlisten = [];

  /** Into the light DOM, where the style sheets, labels and ids of the document hold. */
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen(texts, "change", () => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const unlisten of this.#unlisten.splice(0)) unlisten();
  }

  /**
   * Listen for as long as the element is in the document; to be called in `connectedCallback`.
   * @param {EventTarget} target
   * @param {string} type
   * @param {(event: any) => void} handler
   * @param {AddEventListenerOptions} [options]
   */
  listen(target, type, handler, options) {
    target.addEventListener(type, handler, options);
    this.#unlisten.push(() => target.removeEventListener(type, handler, options));
  }

  /**
   * Tell the elements around this one.
   * @param {string} type
   * @param {unknown} [detail]
   */
  tell(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));
  }
}

/**
 * Give an element its name, once.
 * @param {string} name
 * @param {CustomElementConstructor} piece
 */
export function define(name, piece) {
  if (!customElements.get(name)) customElements.define(name, piece);
}
