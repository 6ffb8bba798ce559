/** Everything about a table that is seldom needed: rules, keys, settings, the link, one's name, the way out. */

import { html } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";
import { icon } from "../parts/icons.js";

/** @typedef {{icon: string, label: string, run: () => void}} Item */

class MenuDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, items: { attribute: false } };

  constructor() {
    super();
    /** @type {Item[]} */
    this.items = [];
  }

  get look() {
    return "rising menu-dialog";
  }

  heading() {
    return t("web-table-menu");
  }

  body() {
    return html`<ul class="plain-list menu-items">
      ${this.items.map(
        (item) =>
          html`<li>
            <button type="button" class="quiet wide" @click=${() => this.#go(item.run)}>
              ${icon(item.icon)}<span>${item.label}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  /** @param {() => void} run */
  #go(run) {
    this.close();
    run();
  }
}
define("tablee-menu-dialog", MenuDialog);
