// Apart from the other rules of events: this one is asked in the browser, which has no use for the rest.

export function isWorkshop(eventType: string): boolean {
  return eventType.toLowerCase().includes('workshop');
}
