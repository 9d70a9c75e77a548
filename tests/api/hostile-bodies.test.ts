// No body, however malformed, makes a 5xx: every endpoint that takes one, as a visitor and as staff.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { type ApiResponse, engine, openSite, samples, signedIn } from './harness.ts';
import { hostileValue, type Json, wireBody } from './hostile-values.ts';
import { prepareGround, type ValidCall, validCalls } from './valid-calls.ts';

const tries = engine === 'postgres' ? 60 : 25;

const site = openSite();
const staff = signedIn(site);
let calls: Record<string, ValidCall>;
beforeAll(async () => {
  calls = validCalls(await prepareGround(site, staff));
});

function expectNoFault(response: ApiResponse) {
  expect(response.status, response.text).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.body).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String) },
  });
}

describe('the hostile values', () => {
  it('hold what has broken servers before', () => {
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

  it.each(callers)('never fails, whatever a %s sends', async (who) => {
    const call = calls[name] ?? expect.unreachable();
    const send = who === 'staff' && !name.endsWith('/login') ? staff : site.visitor;
    const good = (who === 'staff' && call.staffBody) || call.body;
    await fc.assert(
      fc.asyncProperty(wireBody(good as Json), async (raw) => {
        expectNoFault(await send(call.method, call.path, { raw }));
      }),
      // A visitor is refused by every staff route: a few tries are enough.
      { numRuns: who === 'visitor' && access === 'staff' ? 5 : tries },
    );
  });
});

describe('what is nested deeper than any program can write', () => {
  const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`;
  const forms = takeBodies.filter(({ access, isSigned }) => access === 'public' && !isSigned);
  const sent = { headers: { 'x-sent-without-script': 'true' }, address: '203.0.113.60' };

  it.each(forms.map((route) => `${route.method} ${route.path}`))('harms not %s', async (name) => {
    const { method, path, body } = calls[name] ?? expect.unreachable();
    const raw = `${JSON.stringify(body).slice(0, -1)},"more":${deep}}`;
    expectNoFault(await site.visitor(method, path, { ...sent, raw }));
  });

  it('is kept as it was written where an application carries it as text', async () => {
    const additionalInfo = `{"homeSafety":"NOT SAFE","more":${deep}}`;
    const { homeSafety: _, ...without } = samples.application;
    const body = { ...without, lastName: 'Deeply', additionalInfo };
    const response = await site.visitor('POST', '/api/members', { ...sent, body });
    expect(response.status, response.text).toBe(201);
    // Another account: among the calls before this are those that end sessions.
    const reader = await site.signIn('deep.reader');
    const [found] = (await reader('GET', '/api/members?search=Deeply')).body as { id: number }[];
    const kept = await reader('GET', `/api/members/${found?.id}`);
    expect(kept.body).toMatchObject({
      triageReasons: expect.arrayContaining(['home-unsafe']),
      additionalInfo: { homeSafety: 'NOT SAFE', additionalInfo },
    });
  });
});
