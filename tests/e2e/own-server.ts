// The built product with real accounts, on a folder of its own: the shared server of the other tests is a
// demo, and a demo ends with the first real account.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const owner = { username: 'olive', password: 'lentil kayak fjord umbra' };

const portOf = (portAbove: number) => Number(process.env.E2E_PORT ?? 4173) + portAbove;
export const ownBase = (portAbove: number) => `http://127.0.0.1:${portOf(portAbove)}`;

export async function startOwnServer(portAbove: number) {
  const port = portOf(portAbove);
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-own-'));
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
      ...{ DEMO: 'off', LOG_LEVEL: 'error' },
      ...{ ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password },
    },
  });
  const base = ownBase(portAbove);
  while (server.exitCode === null) {
    const isReady = await fetch(`${base}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    base,
    async stop(): Promise<void> {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill('SIGTERM')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
