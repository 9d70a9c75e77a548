import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getPathLanguage } from '#content/languages';

/** Reloads a page's text only when the page or its language changes, not from step to step. */
export function revalidateOnPageChange({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function revalidateOnLanguageChange({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return getPathLanguage(currentUrl.pathname) !== getPathLanguage(nextUrl.pathname);
}
