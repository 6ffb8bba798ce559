/** Which keys do what: those of the frame, and those of the game's view. */

import { html, nothing } from "../vendor/lit.js";
import { define } from "../core/piece.js";
import { has, t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";

/** The keys of the frame and what they open. @type {[string, string][]} */
const KEYS = [
  ["T", "web-table-keys-talk"],
  ["M", "web-table-keys-chat"],
  ["L", "web-table-keys-log"],
  ["P", "web-table-keys-people"],
  ["?", "web-table-keys-help"],
  ["Esc", "web-table-keys-close"],
];

class KeysDialog extends DialogPiece {
  static properties = { ...DialogPiece.properties, game: { attribute: false } };

  constructor() {
    super();
    this.game = "";
  }

  get isText() {
    return true;
  }

  get look() {
    return "keys-dialog";
  }

  heading() {
    return t("web-table-keys");
  }

  body() {
    const own = [`web-keys-${this.game}`, "web-keys-any"].find(has);
    return html`<dl class="keys-list">
      ${own ? t(own).split("\n").map(ownKey) : nothing}
      ${KEYS.map(([key, message]) => named(key === "Esc" ? t("web-table-key-esc") : key, t(message)))}
    </dl>`;
  }
}
define("tablee-keys-dialog", KeysDialog);

/** A line of the game's keys: two spaces stand between the keys and what they do. @param {string} line */
function ownKey(line) {
  const [keys, ...rest] = line.trim().split(/ {2,}/);
  return rest.length ? named(keys, rest.join(" ")) : html`<div><dd>${line}</dd></div>`;
}

/** @param {string} keys @param {string} does */
function named(keys, does) {
  return html`<div>
    <dt><kbd>${keys}</kbd></dt>
    <dd>${does}</dd>
  </div>`;
}
