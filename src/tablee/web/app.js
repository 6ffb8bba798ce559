/** The beginning: settings, then a language, then the page that the address asks for. */

import { startRouter } from "./core/router.js";
import { setting, settings, startSettings } from "./core/settings.js";
import { setVolume, soundAfterGesture } from "./core/sound.js";
import { pickLanguage, setLanguage } from "./core/texts.js";
import "./shell/app.js";

startSettings();
setVolume(setting("volume"));
settings.addEventListener("change", () => setVolume(setting("volume")));
soundAfterGesture(document);
try {
  await setLanguage(pickLanguage(setting("language")));
  startRouter();
  document.querySelector("tablee-app")?.toggleAttribute("ready", true);
} catch (error) {
  console.error(error);
  document.getElementById("no-start")?.removeAttribute("hidden");
}
