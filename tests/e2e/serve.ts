// The built product, as `npm start` runs it, with a mail server, on an empty data folder that is gone afterwards.
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
    // Every test is a visitor with an address of its own: the limits are for one visitor.
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
