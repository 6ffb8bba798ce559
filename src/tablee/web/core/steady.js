/**
 * Keeps what is drawn right in pages that others change: browsers that translate, and extensions, replace text nodes by
 * elements. Lit writes a changed text into the node that it drew first, and draws in front of the node that it found after
 * it; both may be gone by then, and a card would show the number of another. So a text is drawn anew where its node is not
 * alone in its place any more, and a comment, which nobody replaces, stands after each place.
 *
 * Lit has no door for this. The names below are those by which its modules know its parts; they are the same in every
 * build of a version, and a version that has others is noticed at once.
 */

import { nothing, render } from "../vendor/lit.js";

/** @typedef {{_$AI: (value: unknown, ...how: unknown[]) => void, _$AH: unknown, _$AB: ChildNode | null, startNode: ChildNode}} Part */

const root = /** @type {any} */ (render(nothing, document.createElement("div")));
/** @type {Part} */
const part = Object.getPrototypeOf(root);
const draw = part._$AI;
if (typeof draw !== "function" || !("_$AH" in root && "_$AB" in root)) throw new Error("core/steady.js does not know the parts of this Lit");

/** @this {Part} @param {unknown} value @param {unknown[]} how */
part._$AI = function (value, ...how) {
  if (this._$AB && this._$AB.nodeType !== Node.COMMENT_NODE) fence(this, this._$AB);
  if (isText(this._$AH) && value !== this._$AH && !isAlone(this)) this._$AH = {}; // nothing that it knows: drawn anew
  draw.call(this, value, ...how);
};

/** @param {Part} place @param {ChildNode} next what stands after it */
function fence(place, next) {
  const comment = document.createComment("");
  next.before(comment);
  place._$AB = comment;
}

/** Whether a place holds a text and nothing else, as it was drawn. @param {Part} place */
function isAlone(place) {
  const node = place.startNode.nextSibling;
  return node?.nodeType === Node.TEXT_NODE && node.nextSibling === place._$AB;
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string" || typeof value === "number";
}
