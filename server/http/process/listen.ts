// The listening server: its time limits, how it responds to what is not HTTP, how it stops.
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { requestTimeoutMs } from '#domain/request-timeout';
import { StartError } from '../../start-error.ts';
import type { TrustedProxies } from '../../trusted-proxies.ts';

export type ListenOptions = {
  port: number;
  host: string;
  trustProxy: TrustedProxies | false;
  /** A connection on which nothing moves for this long is closed: its reader may never read. */
  stalledMs?: number | undefined;
  /** A client has this long to send the headers of a request. */
  headersMs?: number | undefined;
};

export async function listen(
  handle: RequestListener,
  { port, host, trustProxy, stalledMs = 60_000, headersMs = 10_000 }: ListenOptions,
): Promise<Server> {
  const server = createServer({
    headersTimeout: headersMs,
    // Node compares connections with both limits only this often; by default every 30 seconds.
    connectionsCheckingInterval: headersMs / 5,
    requestTimeout: requestTimeoutMs,
    // A proxy keeps its connections for a minute: it must be the one that lets go first.
    keepAliveTimeout: trustProxy ? 75_000 : 10_000,
    maxHeaderSize: 16 * 1024,
    // Most requests have no body to wait for: without the life of a stream around nothing, a page
    // costs a fifth less. Their body has ended before anybody listens (see readBody).
    optimizeEmptyRequests: true,
  });
  server.setTimeout(stalledMs);
  server.on('request', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    respondToNonsense(error, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(listenProblem(error, host, port)));
    });
    server.listen({ port, host, backlog: 1024 }, resolve);
  });
  return server;
}

/** Throws what listening would throw, without keeping the port. */
export async function checkPort({
  port,
  host,
}: Pick<ListenOptions, 'port' | 'host'>): Promise<void> {
  const probe = new NetServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(new StartError(listenProblem(error, host, port))));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

export function addressOf(server: Server): AddressInfo {
  return server.address() as AddressInfo;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is ${host}, which is no address of this machine.`;
  }
  return `The server cannot listen on ${host}, port ${port}: ${error.message}.`;
}

const nonsense: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function respondToNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = nonsense[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // The client may never read it, nor close its side.
  socket.destroySoon();
}

const backlogMs = 100;
const backlogTurns = 256;
/** For this long, responses tell clients that their connection closes, before idle ones are closed. */
const farewellMs = 1_000;

/**
 * Connections that the kernel has taken but this process has not would be reset: they come in first,
 * one with each turn of the event loop, however late a busy machine lets it turn.
 */
async function acceptBacklog(): Promise<void> {
  await sleep(backlogMs);
  for (let turn = 0; turn < backlogTurns; turn += 1) await nextTurn();
}

/** Takes no new connection, finishes what is in flight, cuts off what lasts longer than the limit. */
export async function drain(server: Server, limitMs: number): Promise<void> {
  const startedAt = performance.now();
  await acceptBacklog();
  // The http server's own close() resets idle connections at once, on which a client may just be
  // sending its next request.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([closed, sleep(farewellMs)]);
  // On a busy machine requests may have arrived that were not read yet: what was sent is read first.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());
  closeIdle();
  const closing = setInterval(closeIdle, 50);
  const remaining = Math.max(0, limitMs - (performance.now() - startedAt));
  await Promise.race([closed, sleep(remaining)]);
  clearInterval(closing);
  server.closeAllConnections();
}
