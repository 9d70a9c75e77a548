// Stores the chat's state in this tab. "Leave this site quickly" removes every note with these name prefixes.

export type TabStorageKey = 'wwi_chat' | 'wwi_chat_view';

export function readTabStorage(name: TabStorageKey): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeTabStorage(name: TabStorageKey, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Storage is blocked: the state lasts as long as the page.
  }
}
