/** Copying a text, also where the page did not come by https and browsers offer no clipboard to it. */

/**
 * Copy what a field holds.
 * @param {HTMLInputElement} field
 * @returns {Promise<boolean>} whether it is copied; if not, it is selected, for the person to copy
 */
export async function copyField(field) {
  if (await writeToClipboard(field.value)) return true;
  const focused = document.activeElement;
  field.focus();
  field.setSelectionRange(0, field.value.length);
  const isCopied = copySelection();
  if (isCopied && focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** @param {string} text */
async function writeToClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // there is none over plain http, or the browser does not let us
  }
}

/** The old way, which asks for nothing but a press of a button. */
function copySelection() {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
