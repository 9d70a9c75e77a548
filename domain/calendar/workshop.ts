// Separate from event.ts because the browser loads it and needs nothing else of the event rules.

export function isWorkshop(eventType: string): boolean {
  return eventType.toLowerCase().includes('workshop');
}
