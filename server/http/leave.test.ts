import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { startHandler } from '../../tests/http/handler-fixture.ts';

let handler: Awaited<ReturnType<typeof startHandler>>;
beforeAll(async () => {
  handler = await startHandler();
});
afterAll(() => handler.stop());

it.each([
  ['en', '/leave'],
  ['es', '/es/leave'],
] as const)(
  'redirects quick exit to another site and clears the confirmation cookie (%s)',
  async (language, path) => {
    const response = await fetch(handler.url + path, { redirect: 'manual' });
    expect(response.status).toBe(303);
    const { destination } = contentOf(language).navigation.quickExit;
    expect(response.headers.get('location')).toBe(destination);
    expect(response.headers.getSetCookie()).toEqual([
      'wwi_confirmation=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
