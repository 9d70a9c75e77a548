import { createServer } from 'node:net';

/**
 * Whatever runs beside it has ports of its own: no number is agreed on. Below those that systems give away by
 * themselves, or another process may be given it before a server has started.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
