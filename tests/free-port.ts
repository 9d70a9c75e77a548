import { createServer } from 'node:net';

/**
 * A free random port, so that parallel runs do not collide. Below the ephemeral range, or the system may
 * assign the port to another process before the server starts.
 */
export async function findFreePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
