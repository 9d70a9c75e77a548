// The listening server: timeouts, responses to malformed HTTP, and graceful shutdown.
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
  /** Closes a connection after this long without any traffic: the client may never read. */
  stalledMs?: number | undefined;
  /** Timeout for receiving the headers of a request. */
  headersMs?: number | undefined;
};

export async function listen(
  handle: RequestListener,
  { port, host, trustProxy, stalledMs = 60_000, headersMs = 10_000 }: ListenOptions,
): Promise<Server> {
  const server = createServer({
    headersTimeout: headersMs,
    // Node checks connections against both limits only this often; the default is 30 seconds.
    connectionsCheckingInterval: headersMs / 5,
    requestTimeout: requestTimeoutMs,
    // Proxies keep idle connections for a minute, and the proxy must close first.
    keepAliveTimeout: trustProxy ? 75_000 : 10_000,
    maxHeaderSize: 16 * 1024,
    // Most requests have no body. Skipping the stream for them makes a page a fifth cheaper. Their
    // body has ended before readBody listens.
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

/** Throws the error that listening would throw, without holding the port. */
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

export function getAddress(server: Server): AddressInfo {
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
  // The client may neither read the response nor close its side.
  socket.destroySoon();
}

const backlogMs = 100;
const backlogTurns = 256;
/** During this time responses carry Connection: close; after it, idle connections are closed. */
const farewellMs = 1_000;

/**
 * Closing would reset connections that the kernel accepted but this process did not. Accept them
 * first, one per turn of the event loop.
 */
async function acceptBacklog(): Promise<void> {
  await sleep(backlogMs);
  for (let turn = 0; turn < backlogTurns; turn += 1) await nextTurn();
}

/**
 * Stops accepting connections, finishes requests in flight, and cuts off those that exceed the
 * limit.
 */
export async function drain(server: Server, limitMs: number): Promise<void> {
  const startedAt = performance.now();
  await acceptBacklog();
  // The HTTP server's own close() resets idle connections immediately, although a client may just
  // be sending its next request.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([closed, sleep(farewellMs)]);
  // On a busy machine, requests may have arrived but not been read yet: read them first.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());
  closeIdle();
  const closing = setInterval(closeIdle, 50);
  const remaining = Math.max(0, limitMs - (performance.now() - startedAt));
  await Promise.race([closed, sleep(remaining)]);
  clearInterval(closing);
  server.closeAllConnections();
}
