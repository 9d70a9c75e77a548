// security.txt (RFC 9116): where to report a vulnerability. Built per request, because Expires must
// be in the future.
import { defaultLanguage, languages } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { dayMs } from '#domain/calendar/durations';

export const securityTextPath = '/.well-known/security.txt';
const goodForMs = 180 * dayMs;

/** `origin` is the configured one: the Host header is made up by the client. */
export function buildSecurityText(
  origin: string | undefined,
  { contentOf }: SiteContent,
  now = new Date(),
): Response {
  const expires = new Date(now.getTime() + goodForMs).toISOString();
  const lines = [
    `Contact: ${contentOf(defaultLanguage).organization.email.href}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(origin ? [`Canonical: ${origin}${securityTextPath}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
