/** Where in the history this page stands: the router counts its entries. */
export function placeInHistory(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}
