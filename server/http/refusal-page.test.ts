import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { startHandler } from '../../tests/http/handler-fixture.ts';
import { AppError } from '../api/app-error.ts';
import { renderRefusalPage } from './refusal-page.ts';

let server: Awaited<ReturnType<typeof startHandler>>;
let renders = 0;
beforeAll(async () => {
  server = await startHandler({
    respond: async () => {
      renders += 1;
      return new Response('rendered', { headers: { 'Content-Type': 'text/html' } });
    },
  });
});
afterAll(() => server.stop());

const send = (path: string, origin: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=Ada',
  });

it.each(['https://evil.example', 'null', 'no address', 'http://127.0.0.1:1'])(
  'returns 403 before the router runs when a form comes from %j, and logs no error',
  async (origin) => {
    renders = 0;
    const response = await send('/about', origin);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(contentOf('en').failures.otherSite);
    expect(renders).toBe(0);
    expect(server.errors).toEqual([]);
    expect(server.entries.at(-1)).toMatchObject({ method: 'POST', status: 403 });
  },
);

it('accepts a form sent from a page of this site', async () => {
  expect((await send('/about', server.url)).status).toBe(200);
});

it.each([
  ['en', '/about'],
  ['es', '/es/about'],
] as const)('links 911, 988, and the office phone in every refusal page (%s)', (language, path) => {
  const { organization } = contentOf(language);
  for (const code of [
    'bad-request',
    'forbidden',
    'too-large',
    'too-many',
    'unavailable',
  ] as const) {
    const page = renderRefusalPage(new AppError(code, 'Why'), path, defaultSite);
    expect(page).toContain(`<html lang="${language}">`);
    for (const href of ['tel:911', 'tel:988', 'sms:988', organization.phone.href]) {
      expect(page).toContain(`href="${href}"`);
    }
  }
});

it('escapes markup in the message of the refusal page', () => {
  expect(renderRefusalPage(new AppError('bad-request', '<b>"&'), '/', defaultSite)).toContain(
    '<h1>&#60;b&#62;&#34;&#38;</h1>',
  );
});

it('allows its own style and no script on the refusal page', async () => {
  const response = await send('/about', 'null');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
});
