// Where to report a hole (RFC 9116). Made when it is asked for: a date in the past makes it worthless.
import { contentOf } from '#content/all';
import { defaultLanguage, languages } from '#content/languages';
import { dayMs } from '#domain/calendar/durations';

export const securityTextPath = '/.well-known/security.txt';
const goodForMs = 180 * dayMs;

export function securityText(origin: string, now = new Date()): Response {
  const expires = new Date(now.getTime() + goodForMs).toISOString();
  const lines = [
    `Contact: ${contentOf(defaultLanguage).organisation.email.href}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
