// Tests that no malformed path, query or header causes a 5xx.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { type ApiResponse, openSite, samples, signInBeforeAll } from './harness.ts';
import { hostileString } from './hostile-values.ts';
import { buildValidCalls, prepareCallFixture, type ValidCall } from './valid-calls.ts';

const tries = 20;

const site = openSite();
const staff = signInBeforeAll(site);
let calls: Record<string, ValidCall>;
let queryKeys: Record<string, string[]>;
beforeAll(async () => {
  calls = buildValidCalls(await prepareCallFixture(site, staff));
  const { paths } = (await site.visitor('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  queryKeys = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      (methods.get?.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
    ]),
  );
});

function expectNoFault(response: ApiResponse) {
  expect(response.status, response.text).toBeLessThan(500);
  if (response.status >= 400)
    expect(response.body).toMatchObject({ error: { code: expect.any(String) } });
}

/** Encoded like in a browser, or malformed on purpose. */
const inQuery = fc.oneof(
  { weight: 4, arbitrary: hostileString.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%00', '%c3%28', '+', '&', '=', '%u0041') },
  {
    weight: 2,
    arbitrary: fc
      .array(hostileString, { maxLength: 4 })
      .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')),
  },
);

const reads = routes.filter((route) => route.method === 'GET');

describe.each(reads.map((route) => route.path))('GET %s', (path) => {
  it('never fails for a hostile query', async () => {
    const call = calls[`GET ${path}`] ?? expect.unreachable();
    const good = Object.entries(call.query ?? {});
    const key = fc.constantFrom('x', '__proto__', ...(queryKeys[path] ?? []));
    const pairs = fc.array(fc.tuple(key, inQuery), { minLength: 1, maxLength: 4 });
    const keep = fc.subarray(good);
    await fc.assert(
      fc.asyncProperty(keep, pairs, async (kept, spoiled) => {
        const query = [...kept, ...spoiled].map(([name, value]) => `${name}=${value}`).join('&');
        expectNoFault(await staff('GET', `${call.path}?${query}`));
      }),
      { numRuns: (queryKeys[path]?.length ?? 0) > 0 ? tries : 3 },
    );
  });
});

describe('identifiers', () => {
  const withIds = routes.filter((route) => route.path.includes('{'));
  it('never fails for an id that is malformed, too long or unknown', async () => {
    const ids = fc.oneof(
      fc.constantFrom('0', '00001', '999999999', '2147483648', '99999999999999999999', '-1', '1e5'),
      fc.constantFrom(
        '%00',
        '%ff',
        '%2f',
        '..',
        '%2e%2e',
        '１',
        'null',
        'constructor',
        '1%20',
        '*',
      ),
      inQuery,
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withIds), ids, async (route, id) => {
        const { body } = calls[`${route.method} ${route.path}`] ?? {};
        expectNoFault(await staff(route.method, route.path.replace(/\{\w+\}/, id), { body }));
      }),
      { numRuns: tries * 3 },
    );
  });
});

describe('headers', () => {
  const visible = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  });
  const names = [
    ...['cookie', 'x-csrf-token', 'origin', 'idempotency-key', 'x-forwarded-for', 'host'],
    ...[
      'x-forwarded-proto',
      'content-length',
      'if-none-match',
      'if-match',
      'accept',
      'content-type',
    ],
  ];
  it('never fails for hostile header values', async () => {
    const headers = fc.dictionary(fc.constantFrom(...names), visible, { minKeys: 1, maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(headers, fc.boolean(), async (sent, isStaff) => {
        const send = isStaff ? staff : site.visitor;
        expectNoFault(
          await send('POST', '/api/contacts', { body: samples.contact, headers: sent }),
        );
      }),
      { numRuns: tries * 2 },
    );
  });

  it('returns 401 for a malformed session cookie', async () => {
    await fc.assert(
      fc.asyncProperty(visible, async (value) => {
        const headers = { cookie: `wwi_session=${value}` };
        expect((await site.visitor('GET', '/api/members', { headers })).status).toBe(401);
      }),
      { numRuns: tries },
    );
  });
});
