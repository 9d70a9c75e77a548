// The visitor's cookie choice. Today the site stores only necessary data.
import type { CookieCard } from '#content/shape';
import { createStore } from '../../ui/store';

export type ConsentCategory = keyof CookieCard['categories'];
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;
export type Consent = Record<OptionalCategory, boolean> & { necessary: true; timestamp: string };

export const consentKey = 'wwi_cookie_consent';
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;

/** The choice of this page view, for browsers that store nothing. */
let given: Consent | undefined;

/** The visitor's choice; undefined before one was made. */
export function readConsent(): Consent | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as Consent | null;
    return kept?.necessary ? kept : given;
  } catch {
    return given;
  }
}

/** Stores the choice: allows the named categories and no others. */
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
    // Without storage, the card asks again on the next page.
  }
}

/** A request to open the card. `opener` is the control that a visitor pressed. */
export const consentRequest = createStore<{ opener: Element | null } | undefined>(undefined);

/** Opens the card again, so that the choice can be changed. */
export function openCookieSettings(): void {
  consentRequest.set({ opener: document.activeElement });
}
