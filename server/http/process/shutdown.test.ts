import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startHandler } from '../../../tests/http/handler-fixture.ts';
import { readHealthPath } from '../../../tests/proxy-health-path.ts';

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, resolve).once('error', reject);
  });
}

describe('graceful shutdown', () => {
  it('finishes requests in flight and drops no request of clients that keep sending', async () => {
    const server = await startHandler({
      api: async () => {
        await sleep(30);
        return Response.json({ done: true });
      },
    });
    const outcomes: (number | undefined)[] = [];
    let isStopping = false;
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const isLast = isStopping;
        const response = await ask(`${server.url}/api/stats`, agent);
        await text(response);
        outcomes.push(response.statusCode);
        if (isLast || response.headers.connection === 'close') return;
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await sleep(200);
    isStopping = true;
    await Promise.all([server.stop(), ...clients]);
    expect(outcomes.length).toBeGreaterThanOrEqual(20);
    expect(new Set(outcomes)).toEqual(new Set([200]));
  });

  it('sends Connection: close on every response and then refuses new connections', async () => {
    const server = await startHandler();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await text(await ask(server.url, agent));
    const stopped = server.stop();
    const response = await ask(server.url, agent);
    expect(response.headers.connection).toBe('close');
    await text(response);
    for (const path of [readHealthPath(), '/api/ready']) {
      const asked = await ask(`${server.url}${path}`, new Agent());
      expect(asked.statusCode, 'a proxy should go elsewhere').toBe(503);
      await text(asked);
    }
    // A busy machine may take a while to read requests that arrived earlier.
    await vi.waitFor(
      () => expect(ask(server.url, new Agent())).rejects.toThrow('ECONNREFUSED'),
      5_000,
    );
    await stopped;
  });

  it('waits for a response that takes longer than the farewell period', async () => {
    const server = await startHandler({
      api: async () => {
        await sleep(1_500);
        return Response.json({ done: true });
      },
    });
    const asked = fetch(`${server.url}/api/stats`);
    await sleep(100);
    await server.stop(5_000);
    expect(await (await asked).json()).toEqual({ done: true });
  });

  it('stops within the limit when a client never finishes', async () => {
    const server = await startHandler({ api: () => new Promise(() => {}) });
    const asked = fetch(`${server.url}/api/stats`).catch((error: Error) => error);
    const silent = connect(server.port, '127.0.0.1');
    silent.on('error', () => {});
    silent.write('GET / HT');
    await sleep(100);
    const startedAt = performance.now();
    await server.stop(1_500);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(await asked).toBeInstanceOf(Error);
  });
});
