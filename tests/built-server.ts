// The built product on an empty data folder, for measuring and for pictures.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const startLimitMs = 60_000;

export async function startBuiltServer(port: number) {
  const base = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-built-'));
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGTERM')) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${base}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { base, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('The server did not start. Has it been built?');
}

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
