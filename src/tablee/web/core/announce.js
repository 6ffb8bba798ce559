/** What is said to people who listen: two live regions, one that waits for a pause and one that does not. */

const GATHER_MS = 150; // sentences that come together are said together
const FORGET_MS = 10_000; // what was said is no part of the page to be read again

/** @type {Record<string, {texts: string[], timer: number | undefined, region: HTMLElement | null}>} */
const VOICES = {
  polite: { texts: [], timer: undefined, region: null },
  assertive: { texts: [], timer: undefined, region: null },
};

/**
 * Say a sentence when there is a pause.
 * @param {string} text
 */
export function announce(text) {
  say("polite", text);
}

/**
 * Say a sentence at once: it is your turn, something was refused.
 * @param {string} text
 */
export function alertNow(text) {
  say("assertive", text);
}

/** @param {"polite" | "assertive"} manner @param {string} text */
function say(manner, text) {
  if (!text) return;
  const voice = VOICES[manner];
  voice.texts.push(text);
  clearTimeout(voice.timer);
  voice.timer = window.setTimeout(() => {
    const region = (voice.region ??= regionFor(manner));
    region.textContent = "";
    region.textContent = voice.texts.splice(0).join(" ");
    voice.timer = window.setTimeout(() => (region.textContent = ""), FORGET_MS);
  }, GATHER_MS);
}

/** @param {"polite" | "assertive"} manner */
function regionFor(manner) {
  const found = document.getElementById(`say-${manner}`);
  if (found) return found;
  const region = document.createElement("div");
  region.id = `say-${manner}`;
  region.className = "unseen";
  region.setAttribute("aria-live", manner);
  document.body.append(region);
  return region;
}
