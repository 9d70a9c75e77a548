/** Index of this page in the history, as counted by the router. */
export function getHistoryIndex(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}
