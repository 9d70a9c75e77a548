// That somebody has chosen a language here: from then on none is offered.

const storageKey = 'wwi_language_offer';

export function wasChosen(): boolean {
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
    // Then it is offered again next time.
  }
}
