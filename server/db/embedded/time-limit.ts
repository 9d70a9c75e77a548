/** Returns undefined for an infinite limit, which Node would treat as one millisecond. */
export function startLimit(ms: number, onOver: () => void): NodeJS.Timeout | undefined {
  return Number.isFinite(ms) ? setTimeout(onOver, ms) : undefined;
}
