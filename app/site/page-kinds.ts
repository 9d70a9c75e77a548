// Pages that are treated apart: where somebody may be in trouble, and where somebody is filling in a form.

import { pageOfPath } from '#content/languages';

const helpPages = ['/get-assistance', '/membership-assistance', '/contact', '/complaints'];
const formPages = ['/donate', '/get-started'];

/** Has a way to leave quickly. */
export function isHelpPage(pathname: string): boolean {
  return helpPages.includes(pageOfPath(pathname));
}

/** Nothing may ask for attention here. */
export function isQuietPage(pathname: string): boolean {
  return isHelpPage(pathname) || formPages.includes(pageOfPath(pathname));
}
