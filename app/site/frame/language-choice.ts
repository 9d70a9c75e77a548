// Remembers that the visitor chose a language; the site then offers no other.

const storageKey = 'wwi_language_offer';

export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function rememberChoice(): void {
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // Without storage, the site offers the language again next time.
  }
}
