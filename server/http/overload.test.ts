import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { passwordPaths } from '../api.ts';
import { startHandler } from './handler-fixture.ts';

const write = { method: 'POST', body: '{}' };

describe('an overloaded server', () => {
  it('refuses writes beyond about a second of work, late and with Retry-After, while pages come', async () => {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const server = await startHandler({
      api: async ({ method }) => {
        if (method === 'POST') await (isHeld ? held.promise : sleep(200));
        return Response.json({}, { status: 201 });
      },
    });
    let responded = 0;
    const send = async () => {
      const startedAt = performance.now();
      const response = await fetch(`${server.url}/api/contacts`, write);
      await response.arrayBuffer();
      responded += 1;
      return { response, ms: performance.now() - startedAt };
    };
    // Sixteen at once, a fifth of a second each: 80 in a second, once it knows how long they take.
    await Promise.all(Array.from({ length: 80 }, send));
    responded = 0;
    isHeld = true;
    const writes = Array.from({ length: 500 }, send);
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health`)).status, 'watched over all the same').toBe(201);
    // All but those that are worked on and those that wait.
    await expect.poll(() => responded, { timeout: 60_000 }).toBeGreaterThanOrEqual(400);
    held.resolve();

    const responses = await Promise.all(writes);
    const refused = responses.filter(({ response }) => response.status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(400);
    expect(500 - refused.length, 'those that were worked on').toBeGreaterThanOrEqual(16);
    expect(refused[0]?.response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(Math.min(...refused.map(({ ms }) => ms))).toBeGreaterThan(500);

    expect((await fetch(`${server.url}/api/contacts`, write)).status, 'and recovers').toBe(201);
    await server.stop();
  });

  it('takes forms while forty passwords wait for their turn, whatever they are given for', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const server = await startHandler({
      passwordPaths,
      api: async (request) => {
        if (passwordPaths.has(new URL(request.url).pathname)) await held;
        return Response.json({}, { status: 201 });
      },
    });
    const paths = [...passwordPaths].toSorted();
    expect(paths).toEqual(
      ['confirm', 'login', 'password', 'welcome'].map((name) => `/api/admin/${name}`),
    );
    const signIns = Array.from({ length: 40 }, (_, at) =>
      fetch(`${server.url}${paths[at % paths.length]}`, write).then(({ status }) => status),
    );
    await expect.poll(() => Promise.race([...signIns, 'all wait'])).toBe('all wait');
    const forms = Array.from({ length: 40 }, () => fetch(`${server.url}/api/members`, write));
    expect(new Set((await Promise.all(forms)).map(({ status }) => status))).toEqual(new Set([201]));
    letGo();
    expect(new Set(await Promise.all(signIns))).toEqual(new Set([201]));
    await server.stop();
  });

  it('lets go of a client that never reads', async () => {
    const server = await startHandler({
      stalledMs: 200,
      api: () => new Response('x'.repeat(50_000_000)),
    });
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => server.entries.length, { timeout: 10_000 }).toBe(1);
    socket.destroy();
    await server.stop();
  });

  it('is not held up by clients that send slowly', async () => {
    const server = await startHandler();
    const slow = Array.from({ length: 60 }, () =>
      server.raw('POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
    );
    expect((await fetch(`${server.url}/api/contacts`, write)).status).toBe(200);
    await server.stop();
    await Promise.all(slow);
  });
});

describe('an API that throws', () => {
  it('gets 500 and is said in the log, and nothing of it reaches the client', async () => {
    const server = await startHandler({ api: () => Promise.reject(new Error('secret detail')) });
    const response = await fetch(`${server.url}/api/stats`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(server.errors).toHaveLength(1);
    await server.stop();
  });
});
