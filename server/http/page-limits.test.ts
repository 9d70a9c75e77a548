// Tests the limits on renders per client. Counts renders, because times would depend on the
// machine.
import { afterEach, describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { type FixtureOptions, startHandler } from '../../tests/http/handler-fixture.ts';

const burst = 120;
/** Allowance for a slow machine: the limit admits two more renders per second. */
const slack = 60;

let server: Awaited<ReturnType<typeof startHandler>>;
let renders = 0;
afterEach(() => server.stop());

async function start(options: FixtureOptions = {}): Promise<void> {
  renders = 0;
  server = await startHandler({
    trustProxy: true,
    // The stub stores a form that has a name and shows any other again.
    respond: async (request, { canRender }) => {
      const isStored = request.method === 'POST' && (await request.formData()).has('name');
      if (isStored) return new Response(null, { status: 303, headers: { Location: '/thanks' } });
      if (canRender?.() === false) return new Response(null, { status: 429 });
      renders += 1;
      return new Response('<p>rendered</p>', { headers: { 'Content-Type': 'text/html' } });
    },
    ...options,
  });
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const post = (body: string | FormData, headers: Record<string, string> = form) =>
  fetch(`${server.url}/about`, { method: 'POST', body, headers, redirect: 'manual' });

async function ask(times: number, go: (at: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const response = await go(at);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

describe('unknown query value', () => {
  it('serves the stored page without rendering for 500 made-up query values', async () => {
    await start();
    const statuses = await ask(500, (at) => fetch(`${server.url}/?type=made-up-${at}`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(renders).toBe(0);
  });
});

describe('form post', () => {
  it('accepts a form with 200 fields', async () => {
    await start();
    expect((await post('a=&'.repeat(200))).status).toBe(200);
  });

  it('returns 413 before the router runs when a form has more than 200 fields', async () => {
    await start();
    const parts = new FormData();
    for (let at = 0; at < 201; at += 1) parts.append(`field-${at}`, 'x');
    for (const response of [await post('a=&'.repeat(21_000)), await post(parts, {})]) {
      expect(response.status).toBe(413);
      expect(await response.text()).toContain('href="tel:911"');
    }
    expect(renders).toBe(0);
  });

  it('returns 405 when a form is posted to a data path', async () => {
    await start();
    const response = await fetch(`${server.url}/about.data`, { method: 'POST', body: 'a=1' });
    expect(response.status).toBe(405);
  });

  it.each(['/programs', '/unknown'])(
    'returns 405 before the router runs when a form is posted to %s, which takes none',
    async (path) => {
      await start();
      const sent = { method: 'POST', body: 'a=1', headers: form };
      const response = await fetch(server.url + path, sent);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await response.text()).toMatch(/911.*988/s);
      expect(renders).toBe(0);
    },
  );
});

describe('network over its limit of rendered pages', () => {
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  it('shows a refusal page with 911, 988, and the office phone when a network renders too many pages', async () => {
    await start();
    const statuses = await ask(400, (at) =>
      fetch(`${server.url}/about?at=${at}`, from(`203.0.113.${at % 250}`)),
    );
    expect(statuses.slice(0, burst)).toEqual(Array(burst).fill(200));
    expect(renders).toBeLessThanOrEqual(burst + slack);
    const refused = await fetch(`${server.url}/about`, from('203.0.113.9'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain(contentOf('en').failures.tooManyPages);
    for (const href of ['tel:911', 'tel:988', contentOf('en').organization.phone.href]) {
      expect(page).toContain(`href="${href}"`);
    }
  });

  it('still serves other networks and stored pages when one network is over its limit', async () => {
    await start();
    await ask(300, () => fetch(`${server.url}/about`, from('203.0.113.1')));
    expect((await fetch(`${server.url}/about`, from('198.51.100.1'))).status).toBe(200);
    expect((await fetch(server.url, from('203.0.113.1'))).status).toBe(200);
  });

  it('stops rendering failed forms over the limit but still stores valid ones', async () => {
    await start();
    const headers = { ...form, 'X-Forwarded-For': '203.0.113.1' };
    const statuses = await ask(400, () => post('wrong=1', headers));
    expect(statuses.slice(0, burst)).toEqual(Array(burst).fill(200));
    expect(statuses).toContain(429);
    expect(renders).toBeLessThanOrEqual(burst + slack);
    const stored = await ask(20, () => post('name=Ada', headers));
    expect(stored).toEqual(Array(20).fill(303));
  });
});
