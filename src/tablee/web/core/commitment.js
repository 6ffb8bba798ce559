/** The fingerprint of a deal, reckoned here and not by the server: SHA-256 of what a match is dealt from. */

/**
 * What a record says that its match was dealt from.
 *
 * @typedef {{game: string, options: Record<string, unknown>, seed: string, index: number | bigint}} Deal seed: in decimal,
 *   since numbers of JavaScript do not hold 128 bits
 */

/**
 * Read what a match was dealt from in its record.
 * @param {string} text
 * @returns {Deal | null} null if the text is no record of a dealt match
 */
export function dealIn(text) {
  try {
    const { game, options, seed, index } = JSON.parse(text);
    const digits = typeof seed === "number" ? /"seed"\s*:\s*(\d+)/.exec(text)?.[1] : seed;
    if (typeof game !== "string" || typeof options !== "object" || !/^\d+$/.test(digits ?? "")) return null;
    return { game, options, seed: digits.replace(/^0+(?=\d)/, ""), index: typeof index === "string" ? BigInt(index) : (index ?? 0) };
  } catch {
    return null;
  }
}

/**
 * The fingerprint in hexadecimal, null where the browser reckons none (a page that did not come by https).
 * @param {Deal} deal
 */
export async function commitment(deal) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(deal)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** JSON with sorted keys and without spaces. @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "bigint") return value.toString();
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(",")}}`;
}
