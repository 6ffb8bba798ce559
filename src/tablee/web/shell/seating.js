/** Filling a table, so that it can be dealt. */

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Send} Send
 */

/** The numbers of the seats that nobody has, counted from 0. @param {Table} table */
export function freeSeats(table) {
  return table.seats.flatMap((seat, number) => (seat.kind === "open" || seat.kind === "vacant" ? [number] : []));
}

/**
 * Let the strongest bot sit on every free seat.
 * @param {Table} table
 * @param {string[]} bots the strongest last
 * @param {Send} send
 * @returns {Promise<boolean>} whether all of them sit
 */
export async function fillWithBots(table, bots, send) {
  const answers = await Promise.all(freeSeats(table).map((seat) => send({ kind: "seat-bot", seat, bot: bots.at(-1) })));
  return answers.every(({ answer }) => answer !== "refused");
}
