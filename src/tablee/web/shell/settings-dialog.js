/** The settings: language, looks, sound, movement. Each holds at once and is kept in this browser. */

import { html } from "../vendor/lit.js";
import { api } from "../core/api.js";
import { define } from "../core/piece.js";
import { keepsSettings, set, setting, settings } from "../core/settings.js";
import { play, setVolume } from "../core/sound.js";
import { language, LANGUAGES, setLanguage, t } from "../core/texts.js";
import { DialogPiece } from "../parts/dialog.js";

/** @typedef {import("../core/settings.js").Settings} Settings */

/** @type {Settings["theme"][]} */
const THEMES = ["auto", "light", "dark"];

class SettingsDialog extends DialogPiece {
  connectedCallback() {
    super.connectedCallback();
    this.listen(settings, "change", () => this.requestUpdate());
  }

  heading() {
    return t("web-settings");
  }

  body() {
    return html`<div class="settings stack">
      <fieldset class="field">
        <legend>${t("web-settings-language")}</legend>
        <div class="choices">
          ${Object.entries(LANGUAGES).map(([code, name]) =>
            radio("language", name, language() === code, () => choose(code), code),
          )}
        </div>
      </fieldset>
      <fieldset class="field">
        <legend>${t("web-settings-theme")}</legend>
        <div class="choices">
          ${THEMES.map((theme) =>
            radio("theme", t(`web-settings-theme-${theme}`), setting("theme") === theme, () => set("theme", theme)),
          )}
        </div>
      </fieldset>
      ${volumeField()}
      <label class="switch">
        <input
          type="checkbox"
          .checked=${setting("animations") === "off"}
          @change=${(/** @type {{target: HTMLInputElement}} */ event) => set("animations", event.target.checked ? "off" : "auto")}
        />
        <span>${t("web-settings-still")}</span>
      </label>
      <p class="hint">${t(keepsSettings() ? "web-settings-kept" : "web-settings-not-kept")}</p>
    </div>`;
  }
}
define("tablee-settings", SettingsDialog);

function volumeField() {
  const percent = Math.round(setting("volume") * 100);
  const said = percent === 0 ? t("web-settings-volume-off") : t("web-settings-volume-value", { percent });
  return html`<div class="field">
    <label for="settings-volume">${t("web-settings-volume")}</label>
    <div class="row">
      <input
        class="range"
        id="settings-volume"
        type="range"
        min="0"
        max="100"
        step="5"
        .value=${String(percent)}
        aria-valuetext=${said}
        @change=${(/** @type {{target: HTMLInputElement}} */ event) => turn(Number(event.target.value) / 100)}
      />
      <output class="volume-said" for="settings-volume" aria-hidden="true">${said}</output>
    </div>
  </div>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {boolean} checked
 * @param {() => void} take
 * @param {string} [lang] the language of the label, where it is not the page's
 */
function radio(name, label, checked, take, lang) {
  return html`<label class="choice" lang=${lang ?? language()}>
    <input type="radio" name=${`settings-${name}`} .checked=${checked} @change=${take} />${label}
  </label>`;
}

/** @param {string} code */
async function choose(code) {
  await setLanguage(code);
  set("language", code);
  // The server speaks it too; if it cannot be told, each question says the language anyway.
  await api.saveMe({ language: code }).catch(() => {});
}

/** @param {number} loudness */
function turn(loudness) {
  set("volume", loudness);
  setVolume(loudness);
  play("turn"); // so that one hears how loud it is
}

/** Open the settings over whatever page is shown. */
export function openSettings() {
  const found = document.querySelector("tablee-settings");
  const dialog = /** @type {SettingsDialog} */ (found ?? document.body.appendChild(document.createElement("tablee-settings")));
  void dialog.show();
}
