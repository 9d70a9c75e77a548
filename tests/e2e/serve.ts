// Starts the built product with a mail server and a temporary data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmtpServer } from '../smtp/smtp-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'wondrous-e2e-'));
const smtp = await SmtpServer.start();
const server = spawn(process.execPath, ['build/server/main.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: folder,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    // Each test sends its own address, because rate limits count addresses.
    TRUST_PROXY: 'on',
    HOST: '127.0.0.1',
    SMTP_URL: smtp.url,
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
