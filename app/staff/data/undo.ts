/** How long a change of status can be taken back. */
export const undoMs = 10_000;

/**
 * What stood there before a write. Who changed something all the same over what a colleague had stored
 * meanwhile (`before`) goes back to that, not to what the screen showed.
 */
export function backTo<Fields extends object>(shown: Fields, before: object = {}): Fields {
  const newer = Object.entries(before).filter(([field]) => field in shown);
  return { ...shown, ...Object.fromEntries(newer) };
}
