import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startHandler } from '../../tests/http/handler-fixture.ts';
import { passwordPaths } from '../api.ts';

const write = { method: 'POST', body: '{}' };

describe('overloaded server', () => {
  it('refuses writes beyond about one second of work with a delay and Retry-After, and still serves pages', async () => {
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
    // 16 concurrent writes of 200 ms: 80 per second, once the server has measured their duration.
    await Promise.all(Array.from({ length: 80 }, send));
    responded = 0;
    isHeld = true;
    const writes = Array.from({ length: 500 }, send);
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health`)).status, 'watched over all the same').toBe(201);
    // Every write has been refused, except the running and queued ones.
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

  it('accepts forms while forty sign-ins wait for their password hash', async () => {
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

  it('disconnects a client that never reads', async () => {
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

  it('responds to other clients while some send slowly', async () => {
    const server = await startHandler();
    const slow = Array.from({ length: 60 }, () =>
      server.raw('POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
    );
    expect((await fetch(`${server.url}/api/contacts`, write)).status).toBe(200);
    await server.stop();
    await Promise.all(slow);
  });
});

describe('failing API handler', () => {
  it('returns 500, logs the error, and sends no detail to the client', async () => {
    const server = await startHandler({ api: () => Promise.reject(new Error('secret detail')) });
    const response = await fetch(`${server.url}/api/stats`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(server.errors).toHaveLength(1);
    await server.stop();
  });
});
