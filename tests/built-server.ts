// Starts the built server with an empty data folder on a free port, without the shell's settings.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

export async function startBuiltServer(settings: Record<string, string> = {}) {
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-built-'));
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: folder },
      ...{ LOG_LEVEL: 'error', ...settings },
    },
  });
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGTERM')) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  while (server.exitCode === null) {
    const isReady = await fetch(`${base}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && server.exitCode === null) return { base, stop };
    await sleep(100);
  }
  throw new Error('The server did not start. Has it been built?');
}

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
