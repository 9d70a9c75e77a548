// Starts the cluster of deploy/ha/ on loopback and kills the machine of the primary database under load.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '../../server/auth/demo-account.ts';
import { startBuiltServer } from '../built-server.ts';
import { findFreePort } from '../free-port.ts';
import { createSelfSignedCertificate } from '../smtp/certificate.ts';

const maxOutageMs = 60_000;
const messagesBefore = 30;
const messagesAfter = 30;
const binaries = '/usr/lib/postgresql';
// Debian installs HAProxy in root's search path only.
process.env.PATH += ':/usr/sbin';

const commands = ['etcd', 'patroni', 'haproxy'];
const missing = commands.filter(
  (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
);
const isRoot = process.getuid?.() === 0;

type Site = { pagePort: number; databasePort: number };

/** Gives each documented address its own port on loopback. */
async function createAddresses() {
  const ports = new Map<string, number>();
  for (const machine of [11, 12, 13]) {
    for (const port of [2379, 2380, 5432, 8008]) {
      ports.set(`10.0.0.${machine}:${port}`, await findFreePort());
    }
  }
  const portOf = (address: string) => ports.get(address) ?? expect.unreachable(address);
  const toLoopback = (configuration: string) =>
    configuration
      .replace(
        /(10\.0\.0\.\d+):5432 check port 8008/g,
        (_, ip) => `127.0.0.1:${portOf(`${ip}:5432`)} check port ${portOf(`${ip}:8008`)}`,
      )
      .replace(/10\.0\.0\.1\d:\d+/g, (address) => `127.0.0.1:${portOf(address)}`)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32');
  return { portOf, toLoopback };
}

it('loses no acknowledged write and serves every page when the primary database dies', async ({
  skip,
}) => {
  if (missing.length > 0) {
    skip(
      `${missing.join(', ')} not installed. On Debian: apt-get install etcd-server patroni haproxy`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-ha-'));
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const name of ['a', 'b']) killPostgres(join(folder, name));
    await sleep(500);
    rmSync(folder, { recursive: true, force: true });
  });
  const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const { portOf, toLoopback } = await createAddresses();
  const start = (command: string, args: string[], options = {}) => {
    const env = { PATH: process.env.PATH, HOME: folder };
    const child = spawn(command, args, {
      stdio: process.env.HA_LOG ? ['ignore', 2, 2] : 'ignore',
      cwd: folder,
      env,
      ...options,
    });
    children.push(child);
    return child;
  };
  const write = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  for (const [name, machine] of Object.entries({ a: 11, b: 12, c: 13 })) {
    const own = read('etcd.yml')
      .replace('name: a', `name: ${name}`)
      .replace(/(-urls: http:\/\/)10\.0\.0\.11/g, `$110.0.0.${machine}`)
      .replace(/data-dir: .*/, `data-dir: ${join(folder, `etcd-${name}`)}`);
    start('etcd', ['--config-file', write(`etcd-${name}.yml`, toLoopback(own))], account);
  }
  const startPatroni = (name: 'a' | 'b') => {
    const all = read('patroni.yml');
    const own =
      name === 'a'
        ? all
        : all.replace('name: a', 'name: b').replace(/10\.0\.0\.11(:\d+ # b)/g, '10.0.0.12$1');
    const local = toLoopback(own)
      .replace(
        /data_dir: .*/,
        `data_dir: ${join(folder, name)}\n  parameters:\n    unix_socket_directories: ${folder}`,
      )
      .replace(
        /bin_dir: .*/,
        `bin_dir: ${join(binaries, readdirSync(binaries).at(-1) ?? '', 'bin')}`,
      );
    return start('patroni', [write(`patroni-${name}.yml`, local)], account);
  };
  const isPatroni = (machine: number, role: string) => () =>
    fetch(`http://127.0.0.1:${portOf(`10.0.0.${machine}:8008`)}/${role}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const primary = startPatroni('a');
  await waitFor('the primary', isPatroni(11, 'primary'));
  startPatroni('b');
  await waitFor('the synchronous standby', isPatroni(12, 'sync'));

  const site: Site = { pagePort: await findFreePort(), databasePort: await findFreePort() };
  const databaseUrl = (name: string) =>
    `postgres://postgres:CHANGE-ME@127.0.0.1:${site.databasePort}/${name}`;
  const appPorts: string[] = [];
  const startProxy = () => {
    const { key, cert } = createSelfSignedCertificate();
    const configuration = toLoopback(read('haproxy.cfg'))
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${site.databasePort}`)
      .replace('bind :443', `bind 127.0.0.1:${site.pagePort}`)
      .replace('/etc/haproxy/site.pem', write('site.pem', key + cert))
      .replace('10.0.0.21:3000', `127.0.0.1:${appPorts[0] ?? 1}`)
      .replace('10.0.0.22:3000', `127.0.0.1:${appPorts[1] ?? 1}`);
    return start('haproxy', ['-db', '-f', write('haproxy.cfg', configuration)]);
  };
  const first = startProxy();
  await waitFor('the way to the database', () =>
    runQuery(databaseUrl('postgres'), 'create database site'),
  );
  const settings = {
    ...{
      DATABASE_URL: databaseUrl('site'),
      DATA_KEYS: `tests ${'k'.repeat(43)}`,
      NODE_ENV: 'production',
    },
    ...{ DEMO: 'on', TRUST_PROXY: 'on' },
  };
  for (let count = 0; count < 2; count += 1) {
    const app = await startBuiltServer(settings);
    onTestFinished(app.stop);
    appPorts.push(new URL(app.base).port);
  }
  const gone = new Promise((resolve) => first.once('exit', resolve));
  first.kill();
  await gone;
  startProxy();
  await waitFor('the site', async () => (await ask(site, '/')).status === 200);
  const changes = await openLiveUpdates(`http://127.0.0.1:${appPorts[1]}`);

  const acknowledged: string[] = [];
  const pages: number[] = [];
  let isDone = false;
  let killedAt = Number.POSITIVE_INFINITY;
  let outageMs = 0;
  const sendMessages = async (visitor: number) => {
    for (let turn = 0; !isDone; turn += 1) {
      const subject = `Message ${visitor}-${turn}`;
      const message = {
        name: 'Ana Silva',
        email: `ana.${visitor}.${turn}@example.org`,
        subject,
        message: 'Hi',
      };
      const key = randomUUID();
      let startedAt = performance.now();
      while ((await ask(site, '/api/contacts', message, key)).status !== 201) {
        await sleep(200);
        startedAt = performance.now();
      }
      acknowledged.push(subject);
      if (outageMs === 0 && startedAt > killedAt) outageMs = performance.now() - killedAt;
    }
  };
  const readPages = async () => {
    while (!isDone) {
      pages.push((await ask(site, '/')).status, (await ask(site, '/get-assistance')).status);
      await sleep(100);
    }
  };
  const act = async () => {
    await waitFor('messages before', async () => acknowledged.length >= messagesBefore);
    primary.kill('SIGKILL');
    killPostgres(join(folder, 'a'));
    killedAt = performance.now();
    await waitFor('writes again', async () => outageMs > 0);
    const total = acknowledged.length + messagesAfter;
    const heard = changes.count();
    await waitFor('messages after', async () => acknowledged.length >= total);
    await waitFor('live updates', async () => changes.count() > heard);
    isDone = true;
  };
  await Promise.all([act(), readPages(), ...[0, 1, 2].map(sendMessages)]);

  console.log(`Writes worked again after ${(outageMs / 1000).toFixed(1)} s.`);
  expect(outageMs).toBeLessThan(maxOutageMs);
  expect(new Set(pages)).toEqual(new Set([200]));
  const client = new pg.Client({ connectionString: databaseUrl('site') });
  await client.connect();
  const { rows } = await client.query(
    'select subject, count(*)::int as times from contacts where subject = any($1) group by 1',
    [acknowledged],
  );
  await client.end();
  expect(rows).toHaveLength(acknowledged.length);
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
});

function read(name: string): string {
  return readFileSync(new URL(`../../deploy/ha/${name}`, import.meta.url), 'utf8');
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

/** Kills all processes of PostgreSQL, as a power failure does. Patroni started them, so they are no children of this one. */
function killPostgres(data: string): void {
  try {
    const pid = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function waitFor(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 180_000;
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}`);
    await sleep(250);
  }
}

async function runQuery(url: string, query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(query);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** An address of loopback, because rate limits count by network. A retry comes from the same address. */
function sourceOf(key = ''): string {
  return `127.0.${Number.parseInt(key.slice(0, 2) || '0', 16)}.${1 + (Number.parseInt(key.slice(2, 4) || '0', 16) % 250)}`;
}

/** Sends a request through HAProxy. A lost connection counts as status 0. */
function ask(
  { pagePort }: Site,
  path: string,
  body?: object,
  key?: string,
): Promise<{ status: number }> {
  const origin = `https://127.0.0.1:${pagePort}`;
  const headers = body && {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    Origin: origin,
  };
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        localAddress: sourceOf(key),
        port: pagePort,
        path,
        method: body ? 'POST' : 'GET',
        headers,
        rejectUnauthorized: false,
        timeout: 20_000,
      },
      (response) => {
        text(response).then(
          () => resolve({ status: response.statusCode ?? 0 }),
          () => resolve({ status: 0 }),
        );
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve({ status: 0 }));
    sent.end(body && JSON.stringify(body));
  });
}

/** Signs in and counts the changes that the event stream reports. */
async function openLiveUpdates(base: string): Promise<{ count: () => number }> {
  const headers = { 'Content-Type': 'application/json', Origin: base };
  const login = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(demoAccount),
  });
  const Cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const stream = await fetch(`${base}/api/live`, { headers: { Cookie } });
  expect(stream.status).toBe(200);
  let events = '';
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const pump = async () => {
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      events += part.value;
    }
  };
  void pump().catch(() => {});
  return { count: () => events.split('event: change').length - 1 };
}
