/** Finds how a game is shown: a view of its own, named after it, or the plain one that shows any game. */

import { define } from "../core/piece.js";

/**
 * @typedef {object} GameView
 * @property {string} tag the element's name
 * @property {(view: Record<string, any>, table: Record<string, any>) => string} [headline] what is to be done now
 * @property {(before: Record<string, any>, after: Record<string, any>) => boolean} [showsInSteps] whether the element shows
 *   step by step how one view follows from another; then it has `isShowing`, and tells "shown" when it has
 * @property {() => string} [meanwhile] what is said while it does
 */

const PLAIN = "any";

/** @type {Map<string, Promise<GameView>>} */
const loaded = new Map();

/** Load the view of a game, with its style sheet. @param {string} game @returns {Promise<GameView>} */
export function viewOf(game) {
  let view = loaded.get(game);
  if (!view) {
    view = load(game).catch((error) => {
      loaded.delete(game); // the line may be back the next time
      throw error;
    });
    loaded.set(game, view);
  }
  return view;
}

/** @param {string} game @returns {Promise<GameView>} */
async function load(game) {
  try {
    return await named(game);
  } catch (error) {
    console.warn(`no view of its own for ${game}:`, error);
    return await named(PLAIN);
  }
}

/** @param {string} name @returns {Promise<GameView>} */
async function named(name) {
  const [module] = await Promise.all([import(`../views/${name}.js`), addStyle(name)]);
  const tag = `tablee-view-${name}`;
  define(tag, module.default);
  const { headline, showsInSteps, meanwhile } = module;
  return { tag, headline, showsInSteps, meanwhile };
}

/** Add a style sheet and wait for it, so that nothing is seen without its looks. @param {string} name */
function addStyle(name) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`../style/${name}.css`, import.meta.url).href;
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve); // a view without looks can still be played
    document.head.append(link);
  });
}
