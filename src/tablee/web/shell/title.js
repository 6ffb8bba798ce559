/** The title of the document: what the page is about, then the house. */

const HOUSE = "Tablée";

/** @param {string} [subject] nothing for the first page */
export function setTitle(subject = "") {
  document.title = subject ? `${subject} · ${HOUSE}` : HOUSE;
}
