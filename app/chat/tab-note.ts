// What the chat keeps in this tab. "Leave this site quickly" removes every note whose name begins like these.

export type TabNote = 'wwi_chat' | 'wwi_chat_view';

export function keptNote(name: TabNote): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepNote(name: TabNote, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Then it lasts as long as the page does.
  }
}
