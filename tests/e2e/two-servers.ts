// Starts two processes of the built product on one PostgreSQL, with an SMTP server and two staff accounts, for tests
// that kill a server or set its clock.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '../api/postgres-server';
import { findFreePort } from '../free-port';
import { SmtpServer } from '../smtp/smtp-server';
import { movedClock } from './own-server';
import { signIn } from './staff-pages';

const password = 'a long enough password';
export const inbox = 'inbox@example.org';

class OwnServer {
  readonly base: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #offsetMs = 0;

  constructor(port: number, env: Record<string, string>) {
    this.base = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1' };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', movedClock, 'build/server/main.js'], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.setClock(this.#offsetMs);
    while (child.exitCode === null) {
      if (await isReady(this.base)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server did not start. Has it been built?');
  }

  async kill(): Promise<void> {
    if (this.#child === undefined || this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  setClock(offsetMs: number): void {
    this.#offsetMs = offsetMs;
    this.#child?.send(offsetMs);
  }

  /** Sends a form like a visitor's browser. */
  async post(path: string, data: object): Promise<void> {
    const response = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

async function isReady(base: string): Promise<boolean> {
  return fetch(`${base}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function startTwoServers() {
  const [postgres, smtp] = await Promise.all([startPostgres({ fsync: 'off' }), SmtpServer.start()]);
  const env = {
    ...{ DATABASE_URL: postgres.url('postgres'), SMTP_URL: smtp.url, STAFF_INBOX: inbox },
    ...{ ADMIN_USERNAME: 'casey', ADMIN_PASSWORD: password },
    DATA_KEYS: `tests ${'k'.repeat(43)}`,
  };
  const one = new OwnServer(await findFreePort(), env);
  const other = new OwnServer(await findFreePort(), env);
  await Promise.all([one.start(), other.start()]);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`
    -- The clocks go to another year, when owners must have one-time codes.
    update staff_accounts set is_on_call = true, email = 'casey@example.org', factor_due_at = '2100-01-01';
    insert into staff_accounts (username, password_hash, role, factor_due_at)
      select 'dana', password_hash, role, factor_due_at from staff_accounts;
  `);
  await client.end();

  return {
    one,
    other,
    smtp,
    async stop(): Promise<void> {
      await Promise.all([one.kill(), other.kill()]);
      await Promise.all([smtp.stop(), postgres.stop()]);
    },
    /** Opens a screen of a staff member on one of the servers. */
    async screen(browser: Browser, { base }: OwnServer, username: string, to: string) {
      const context = await browser.newContext({ baseURL: base });
      const page = await context.newPage();
      // The screen is ready once the live connection is open.
      const isListening = page.waitForResponse((response) => response.url().includes('/api/live'));
      await signIn(page, to, { isLive: true, account: { username, password } });
      await isListening;
      return page;
    },
  };
}

/** Sends an API request with the session of the page, and returns the body. */
export async function sendAs<Body>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data: object = {},
): Promise<Body> {
  const token = await page.evaluate(() => localStorage.getItem('wwi_admin_token') ?? '');
  const { version = 0, ...body } = data as { version?: number };
  const response = await page.context().request.fetch(path, {
    method,
    // Like a browser, retry when a keep-alive connection was just closed.
    maxRetries: 2,
    headers: {
      ...{ 'X-CSRF-Token': token, Origin: new URL(page.url()).origin },
      ...{ 'If-Match': `"${version}"`, 'Idempotency-Key': crypto.randomUUID() },
    },
    ...(method === 'GET' ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
