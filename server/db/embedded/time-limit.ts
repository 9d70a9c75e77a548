/** Undefined for a time without end, which Node would take for a millisecond. */
export function startLimit(ms: number, onOver: () => void): NodeJS.Timeout | undefined {
  return Number.isFinite(ms) ? setTimeout(onOver, ms) : undefined;
}
