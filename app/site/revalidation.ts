import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { languageOfPath } from '#content/languages';

/** A page's text stays the same from step to step, and changes with the page and its language. */
export function ifPageChanges({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function ifLanguageChanges({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
}
