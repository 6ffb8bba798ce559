/**
 * What a person has set in this browser: language, looks, sound, movement, and the last choices of a table.
 *
 * @typedef {object} Settings
 * @property {string | null} language null: the browser's
 * @property {"auto" | "light" | "dark"} theme auto: the system's
 * @property {number} volume 0 to 1
 * @property {"auto" | "off"} animations auto: as the system asks
 * @property {Record<string, any>} plan the last table that was opened, to begin with the next time
 */

/** @type {Readonly<Settings>} */
const DEFAULTS = { language: null, theme: "auto", volume: 0.5, animations: "auto", plan: {} };
const KEY = "tablee";

/** Tells "change" whenever something is set; its `detail` is the name. */
export const settings = new EventTarget();

/** @type {Settings} */
let now = { ...DEFAULTS, ...stored() };

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @returns {Settings[Name]}
 */
export function setting(name) {
  return now[name];
}

/**
 * Set something, for now and for later visits.
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function set(name, value) {
  now = { ...now, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // a browser that keeps nothing still plays; the setting lasts as long as the page
  }
  apply();
  settings.dispatchEvent(new CustomEvent("change", { detail: name }));
}

/** Whether this browser keeps settings, or forgets them with the page because people have forbidden it to keep anything. */
export function keepsSettings() {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing should move: because the person said so, here or in the system. */
export function isStill() {
  return now.animations === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Show the settings on the document, where the style sheets read them, and take over what another tab sets. */
export function startSettings() {
  apply();
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    now = { ...DEFAULTS, ...stored() };
    apply();
    settings.dispatchEvent(new CustomEvent("change", { detail: null }));
  });
}

function apply() {
  const { dataset } = document.documentElement;
  dataset.theme = now.theme;
  dataset.animations = now.animations;
}

/** @returns {Partial<Settings>} */
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}
