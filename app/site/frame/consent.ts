// The visitor's cookie choice. Today the site stores only necessary data.
import type { CookieCard } from '#content/shape';
import { createStore } from '../../ui/store';

export type ConsentCategory = keyof CookieCard['categories'];
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;
export type Consent = Record<OptionalCategory, boolean> & { necessary: true; timestamp: string };

export const consentKey = 'wwi_cookie_consent';
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;

/** Holds for this page where the browser stores nothing. */
let given: Consent | undefined;

/** The choice that was made, or nothing yet. */
export function consent(): Consent | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as Consent | null;
    return kept?.necessary ? kept : given;
  } catch {
    return given;
  }
}

/** Keeps the choice: the named categories are allowed, the others are not. */
export function giveConsent(allowed: readonly OptionalCategory[]): void {
  given = {
    necessary: true,
    analytics: allowed.includes('analytics'),
    marketing: allowed.includes('marketing'),
    functional: allowed.includes('functional'),
    timestamp: new Date().toISOString(),
  };
  try {
    localStorage.setItem(consentKey, JSON.stringify(given));
  } catch {
    // A browser that stores nothing is asked again next time.
  }
}

/** The card is asked for: by the page itself, or by a person, who then opened it from somewhere. */
export const consentRequest = createStore<{ opener: Element | null } | undefined>(undefined);

/** Opens the card again, so that the choice can be changed. */
export function openCookieSettings(): void {
  consentRequest.set({ opener: document.activeElement });
}
