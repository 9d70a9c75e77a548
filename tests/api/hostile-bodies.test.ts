// Tests that no malformed body causes a 5xx, for every endpoint with a body, as a visitor and as staff.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { type ApiResponse, openSite, samples, signInBeforeAll } from './harness.ts';
import { generateWireBody, hostileValue, type Json } from './hostile-values.ts';
import { buildValidCalls, prepareCallFixture, type ValidCall } from './valid-calls.ts';

const tries = 30;

const site = openSite();
const staff = signInBeforeAll(site);
let calls: Record<string, ValidCall>;
beforeAll(async () => {
  calls = buildValidCalls(await prepareCallFixture(site, staff));
});

function expectNoFault(response: ApiResponse) {
  expect(response.status, response.text).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.body).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String) },
  });
}

describe('hostile values', () => {
  it('includes among the hostile values those that have broken servers before', () => {
    const text = JSON.stringify(fc.sample(hostileValue, { numRuns: 1500, seed: 7 }));
    const needed = ['\\u0000', '\\ud800', '"__proto__"', '-9223372036854776000', '1e+308'];
    expect(needed.filter((trouble) => !text.includes(trouble))).toEqual([]);
    expect(text.includes('['.repeat(500))).toBe(true);
  });
});

const takeBodies = routes.filter((route) => route.body !== undefined);

describe.each(takeBodies.map((route) => `${route.method} ${route.path}`))('%s', (name) => {
  const access = takeBodies.find((route) => `${route.method} ${route.path}` === name)?.access;
  const callers = ['staff', 'visitor'] as const;

  it.each(callers)('never fails for a hostile body from a %s', async (who) => {
    const call = calls[name] ?? expect.unreachable();
    const send = who === 'staff' && !name.endsWith('/login') ? staff : site.visitor;
    const good = (who === 'staff' && call.staffBody) || call.body;
    await fc.assert(
      fc.asyncProperty(generateWireBody(good as Json), async (raw) => {
        expectNoFault(await send(call.method, call.path, { raw }));
      }),
      // Staff routes refuse a visitor early, so a few runs are enough.
      { numRuns: who === 'visitor' && access === 'staff' ? 5 : tries },
    );
  });
});

describe('deeply nested JSON', () => {
  const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`;
  const forms = takeBodies.filter(({ access, isSigned }) => access === 'public' && !isSigned);
  const sent = { headers: { 'x-sent-without-script': 'true' }, address: '203.0.113.60' };

  it.each(forms.map((route) => `${route.method} ${route.path}`))(
    'returns no 5xx status for a hostile body to %s',
    async (name) => {
      const { method, path, body } = calls[name] ?? expect.unreachable();
      const raw = `${JSON.stringify(body).slice(0, -1)},"more":${deep}}`;
      expectNoFault(await site.visitor(method, path, { ...sent, raw }));
    },
  );

  it('stores deeply nested additionalInfo as text', async () => {
    const additionalInfo = `{"homeSafety":"NOT SAFE","more":${deep}}`;
    const { homeSafety: _, ...without } = samples.application;
    const body = { ...without, lastName: 'Deeply', additionalInfo };
    const response = await site.visitor('POST', '/api/members', { ...sent, body });
    expect(response.status, response.text).toBe(201);
    // A new account, because some of the calls above end sessions.
    const reader = await site.signIn('deep.reader');
    const [found] = (await reader('GET', '/api/members?search=Deeply')).body as { id: number }[];
    const kept = await reader('GET', `/api/members/${found?.id}`);
    expect(kept.body).toMatchObject({
      triageReasons: expect.arrayContaining(['home-unsafe']),
      additionalInfo: { homeSafety: 'NOT SAFE', additionalInfo },
    });
  });
});
