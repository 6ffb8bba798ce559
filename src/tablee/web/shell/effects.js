/** Which sound belongs to what has just happened; one at a time, the most important first. */

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableEvent} TableEvent
 * @typedef {import("../core/sound.js").Sound} Sound
 */

const TALK = /^[\w-]+ [\w-]+$/;

/**
 * @param {TableEvent[]} events what has come
 * @param {View | null} before
 * @param {View | null} after
 * @param {Table} table
 * @returns {Sound | null}
 */
export function soundOf(events, before, after, table) {
  const over = events.find((event) => event.kind === "over");
  if (over) return endSound(over, table);
  const changed = after && events.length ? soundOfChange(before, after, table) : null;
  return changed ?? deedSound(events, table);
}

/** @param {TableEvent} over @param {Table} table @returns {Sound} */
function endSound(over, table) {
  const outcome = over.outcome;
  const seat = table.you.seat;
  const won = outcome?.won ?? (seat === null || Boolean(outcome?.winners?.includes(seat)));
  return won ? "won" : "lost";
}

/** @param {View | null} before @param {View} after @param {Table} table @returns {Sound | null} */
function soundOfChange(before, after, table) {
  if (before?.phase === "play" && after.phase === "focus" && after.last?.[0] === "mistake") return "mistake";
  if (before?.phase === "focus" && after.phase === "play") return "play";
  if (!table.real_time && isTurn(after, table) && !isTurn(before, table)) return "turn";
  return null;
}

/** Whether the match waits for the reader. @param {View | null} view @param {Table} table */
export function isTurn(view, table) {
  return Boolean(view && !view.over && table.you.seat !== null && view.to_act.includes(table.you.seat));
}

/** @param {TableEvent[]} events @param {Table} table @returns {Sound | null} */
function deedSound(events, table) {
  if (events.some((event) => event.kind === "chat" && event.member !== table.you.member)) return "chat";
  const deeds = events.filter((event) => event.kind === "action");
  if (deeds.some((event) => TALK.test(event.action ?? ""))) return "talk";
  return deeds.length ? "lay" : null;
}
