// Pages with special treatment: those for people in trouble, and those with forms.

import { removeLanguagePrefix } from '#content/languages';

const helpPages = ['/get-assistance', '/membership-assistance', '/contact', '/complaints'];
const formPages = ['/donate', '/get-started'];

/** True for pages with the quick exit. */
export function isHelpPage(pathname: string): boolean {
  return helpPages.includes(removeLanguagePrefix(pathname));
}

/** True for pages on which nothing may interrupt the visitor. */
export function isQuietPage(pathname: string): boolean {
  return isHelpPage(pathname) || formPages.includes(removeLanguagePrefix(pathname));
}
