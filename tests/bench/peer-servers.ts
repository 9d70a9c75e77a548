// Starts the built site on both engines, and servers that do the least: node:http, Hono with pg, and nginx.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccount } from '../../server/auth/demo-account.ts';
import { startPostgres } from '../api/postgres-server.ts';
import { findFreePort } from '../free-port.ts';
import {
  type Body,
  folder,
  isRoot,
  type Peer,
  readCookie,
  requireCommands,
  send,
  startProcess,
  stopAtEnd,
} from './peer-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let ownPort = 0;

export async function startOwn(rows: number): Promise<Peer[]> {
  return [await startBuilt('ours embedded', rows, {}, [])];
}

export async function startOwnOnPostgres(rows: number): Promise<Peer[]> {
  const postgres = await startPostgres();
  stopAtEnd(() => postgres.stop());
  return [
    await startBuilt('ours PostgreSQL', rows, { DATABASE_URL: postgres.url('postgres') }, [
      postgres.pid,
    ]),
  ];
}

async function startBuilt(
  name: string,
  rows: number,
  settings: Body,
  pids: number[],
): Promise<Peer> {
  const port = await findFreePort();
  const env = {
    ...{
      DATA_DIR: join(folder, name),
      DATA_KEYS: `bench ${'k'.repeat(43)}`,
      NODE_ENV: 'production',
    },
    ...{ DEMO: 'on', TRUST_PROXY: 'on', HOST: '127.0.0.1', PORT: `${port}`, ...settings },
  };
  const program = (file: string) => join(root, 'build/server', file);
  execFileSync(process.execPath, [program('db.js'), 'generate', `${rows}`], {
    env,
    stdio: 'ignore',
  });
  const flags = ['--max-semi-space-size=4', program('main.js')];
  const pid = await startProcess(port, process.execPath, flags, { ...env, MALLOC_ARENA_MAX: '1' });
  ownPort = port;
  const headers = { Origin: `http://127.0.0.1:${port}` };
  const staff = await readCookie(port, { path: '/api/admin/login', body: demoAccount, headers });
  const message = { name: 'Ana Silva', subject: 'Food boxes', message: 'May I come on Friday?' };
  return {
    ...{ name, port, pids: [pid, ...pids] },
    calls: {
      'home page': () => ({ path: '/', status: 200 }),
      'durable write': (n) => ({
        ...{
          path: '/api/contacts',
          status: 201,
          body: { ...message, email: `ana.${n}@example.org` },
        },
        headers: {
          ...{ ...headers, 'Idempotency-Key': randomUUID() },
          // Rate limits count by network.
          'X-Forwarded-For': `10.${(n >> 8) & 255}.${n & 255}.1`,
        },
      }),
      'list of 50': () => ({ path: '/api/members?limit=50', status: 200, headers: staff }),
      profile: () => ({ path: '/api/members/7/profile', status: 200, headers: staff }),
    },
  };
}

/** Our compressed home page as a file, for the servers that only serve files. */
async function writePage(): Promise<string> {
  const file = join(folder, 'page', 'index.html');
  mkdirSync(join(folder, 'page'), { recursive: true });
  const { body } = await send(ownPort, { path: '/' });
  writeFileSync(file, body);
  return file;
}

export async function startBare(): Promise<Peer[]> {
  const program = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const page = await writePage();
  const [pagePort, apiPort] = [await findFreePort(), await findFreePort()];
  const pagePid = await startProcess(pagePort, process.execPath, [program, `${pagePort}`, page]);
  const postgres = await startPostgres();
  stopAtEnd(() => postgres.stop());
  const args = [program, `${apiPort}`, page, postgres.url('postgres')];
  const apiPid = await startProcess(apiPort, process.execPath, args);
  const body = { subject: 'Food boxes', message: 'May I come on Friday?' };
  return [
    {
      name: 'node:http',
      port: pagePort,
      pids: [pagePid],
      calls: { 'home page': () => ({ path: '/', status: 200 }) },
    },
    {
      ...{ name: 'Hono + pg', port: apiPort, pids: [apiPid, postgres.pid] },
      calls: {
        'durable write': () => ({ path: '/messages', status: 201, body }),
        'list of 50': () => ({ path: '/messages', status: 200 }),
      },
    },
  ];
}

/** Starts nginx with one server block. */
export async function startNginxWith(name: string, port: number, server: string): Promise<number> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, `${name}.conf`);
  writeFileSync(
    file,
    `${isRoot ? 'user root root;' : ''} daemon off; pid ${folder}/${name}.pid; error_log stderr crit; events {}
    http { ${temporary.join(' ')} access_log off; server { listen 127.0.0.1:${port}; ${server} } }`,
  );
  return startProcess(port, 'nginx', ['-p', folder, '-c', file]);
}

export async function startNginx(): Promise<Peer[]> {
  requireCommands('nginx');
  const page = await writePage();
  const port = await findFreePort();
  const pid = await startNginxWith('static', port, `root ${join(page, '..')};`);
  return [
    {
      name: 'nginx',
      port,
      pids: [pid],
      calls: { 'home page': () => ({ path: '/', status: 200 }) },
    },
  ];
}
