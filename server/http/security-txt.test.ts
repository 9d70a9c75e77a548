import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { defaultLanguage } from '#content/languages';
import { startHandler } from '../../tests/http/handler-fixture.ts';
import { buildSecurityText } from './security-txt.ts';

let server: Awaited<ReturnType<typeof startHandler>>;
beforeAll(async () => {
  server = await startHandler();
});
afterAll(() => server.stop());

it('names the email address for vulnerability reports', async () => {
  const response = await fetch(`${server.url}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: ${contentOf(defaultLanguage).organization.email.href}\n`);
});

it('names its canonical URL only when PUBLIC_URL is set', async () => {
  const text = await (await fetch(`${server.url}/.well-known/security.txt`)).text();
  expect(text).not.toContain('Canonical');
  expect(text).not.toContain('127.0.0.1');
  expect(await buildSecurityText('https://x.test', defaultSite).text()).toContain(
    'Canonical: https://x.test/.well-known/security.txt\n',
  );
});

it('expires in more than a month and less than a year', async () => {
  const now = new Date('2030-01-01T00:00:00Z');
  const expires = /^Expires: (.+)$/m.exec(
    await buildSecurityText('https://x.test', defaultSite, now).text(),
  )?.[1];
  const days = (Date.parse(expires ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
