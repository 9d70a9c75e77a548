// Tests the proxy configurations of deploy/, each in front of two real request handlers, over TLS.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../free-port.ts';
import { startHandler } from '../http/handler-fixture.ts';
import { createSelfSignedCertificate } from '../smtp/certificate.ts';

type Place = { folder: string; port: number; upstreams: readonly number[] };
type Started = { command: string; args: string[]; env?: Record<string, string> };

const proxies: [name: string, configure: (place: Place) => Promise<Started>][] = [
  ['caddy', startCaddy],
  ['nginx', startNginx],
];

const configuration = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

async function startCaddy({ folder, port, upstreams }: Place): Promise<Started> {
  // Confine Caddy to the folder: no certificate store and no other ports.
  const local = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n';
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configuration('Caddyfile').replace(/^\{\n/m, local));
  return {
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    env: {
      SITE_HOST: `https://localhost:${port}`,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

async function startNginx({ folder, port, upstreams }: Place): Promise<Started> {
  const { key, cert } = createSelfSignedCertificate();
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  const plainPort = await findFreePort();
  const site = configuration('nginx.conf')
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, join(folder, 'key.pem'))
    .replaceAll('/var/log/nginx', folder)
    .replace(':3000', `:${upstreams[0]}`)
    .replace(':3001', `:${upstreams[1]}`);
  writeFileSync(join(folder, 'site.conf'), site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr crit; events {}
    http { ${places} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return { command: 'nginx', args: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
}

function isInstalled(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

// Debian installs nginx in root's search path only.
process.env.PATH += ':/usr/sbin';

describe.each(proxies)('%s with its configuration of deploy/', (name, configure) => {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-proxy-'));
  let servers: Awaited<ReturnType<typeof startHandler>>[] = [];
  let proxy: ChildProcess | undefined;
  let port = 0;
  let output = '';
  let sendNext = () => {};

  const api = async (incoming: Request): Promise<Response> => {
    if (new URL(incoming.url).pathname === '/api/live') return events();
    return Response.json(Object.fromEntries(incoming.headers));
  };

  function events(): Response {
    const stream = new ReadableStream({
      start(controller) {
        const send = (event: string) => controller.enqueue(Buffer.from(`data: ${event}\n\n`));
        send('first');
        sendNext = () => send('second');
      },
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  beforeAll(async () => {
    if (!isInstalled(name)) return;
    servers = await Promise.all([1, 2].map(() => startHandler({ trustProxy: true, api })));
    port = await findFreePort();
    const upstreams = servers.map((server) => server.port);
    const { command, args, env } = await configure({ folder, port, upstreams });
    proxy = spawn(command, args, { env: { ...process.env, ...env } });
    for (const stream of [proxy.stdout, proxy.stderr]) {
      stream?.on('data', (part) => {
        output += part;
      });
    }
    for (let tries = 0; tries < 100; tries += 1) {
      const isReady = await ask('/').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) return;
      await sleep(100);
    }
    throw new Error(`${name} did not start: ${output}`);
  });

  afterAll(async () => {
    const gone = new Promise((resolve) => proxy?.once('exit', resolve));
    if (proxy?.kill('SIGTERM')) await gone;
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(({ skip }) => {
    if (!isInstalled(name)) skip(`${name} is not installed. On Debian: apt-get install ${name}`);
  });

  type Ask = { method?: string; headers?: Record<string, string>; body?: string };

  function open(path: string, { method = 'GET', headers = {}, body }: Ask = {}) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', servername: 'localhost', port, path, method },
          headers: { Host: `localhost:${port}`, ...headers },
          rejectUnauthorized: false,
        },
        resolve,
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }

  async function ask(path: string, options: Ask = {}) {
    const response = await open(path, options);
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  it("passes the scheme and the visitor's address to the application, ignoring forged headers", async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'gopher' };
    const response = await ask('/api/seen', { headers });
    expect(JSON.parse(response.body)).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: `localhost:${port}`,
    });
    expect(response.headers['strict-transport-security']).toBe('max-age=63072000');
  });

  it('forwards a form sent from a page of the site', async () => {
    const headers = {
      Origin: `https://localhost:${port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const response = await ask('/about', { method: 'POST', headers, body: 'name=Ada' });
    expect([response.status, response.body]).toEqual([200, '<p>POST </p>']);
  });

  it('lets the application reject a large form, and rejects 2 MB itself', async () => {
    const post = (bytes: number) => ask('/about', { method: 'POST', body: 'x'.repeat(bytes) });
    const refused = await post(65_537);
    expect(refused.status).toBe(413);
    expect(refused.body).toContain('href="tel:911"');
    const refusedByProxy = await post(2_000_000);
    // Caddy 2.6 responds with 502, later versions with 413.
    expect([413, 502]).toContain(refusedByProxy.status);
    expect(refusedByProxy.body).not.toContain('tel:911');
  });

  it('forwards each server-sent event immediately', async () => {
    const response = await open('/api/live');
    const parts = response.setEncoding('utf8')[Symbol.asyncIterator]();
    expect((await parts.next()).value).toBe('data: first\n\n');
    sendNext();
    expect((await parts.next()).value).toBe('data: second\n\n');
    response.destroy();
  });

  it('routes all requests of a visitor to one process', async () => {
    for (const { entries } of servers) entries.length = 0;
    for (let at = 0; at < 6; at += 1) await ask(`/about?at=${at}`);
    const asked = servers.map(({ entries }) => entries.filter(({ route }) => route === '/about'));
    expect(asked.map((entries) => entries.length).sort()).toEqual([0, 6]);
  });

  it('closes a connection that sends its headers too slowly', async () => {
    const tls = { servername: 'localhost', rejectUnauthorized: false };
    const socket = connect({ host: '127.0.0.1', port, ...tls });
    socket.setTimeout(40_000, () => socket.destroy(new Error('still open after 40 s')));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    socket.on('end', () => socket.end());
    await text(socket);
  });

  it('logs neither search words nor cookies, even when the application is down', async () => {
    await Promise.all(servers.map((server) => server.stop()));
    const headers = { Cookie: 'session=hidden-cookie' };
    expect((await ask('/find?word=hidden-word', { headers })).status).toBeGreaterThanOrEqual(500);
    const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
    const logs = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(output + logs).not.toContain('hidden');
  });
});
