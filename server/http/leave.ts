// "Leave this site quickly": clears the confirmation cookie and redirects to another site. Not
// rate-limited: without scripts, the link itself leads here.
import { getPathLanguage, removeLanguagePrefix } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { quickExitPath } from '#domain/forms/confirmation';
import { clearConfirmation } from '../api/confirmation.ts';

export function isLeavePath(path: string): boolean {
  return removeLanguagePrefix(path) === quickExitPath;
}

export function leaveResponse(
  path: string,
  isHttps: boolean,
  { contentOf }: SiteContent,
): Response {
  const { destination } = contentOf(getPathLanguage(path)).navigation.quickExit;
  return new Response(null, {
    status: 303,
    headers: {
      Location: destination,
      'Set-Cookie': clearConfirmation(isHttps),
      'Referrer-Policy': 'no-referrer',
    },
  });
}
