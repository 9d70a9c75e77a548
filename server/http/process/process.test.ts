// Runs one real process from start to end, on a build of one page.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../../../tests/free-port.ts';
import { getDatabaseFolder } from '../../db/embedded/data-folder.ts';
import { prebuild } from '../pages/prebuild.ts';

const site = `
  const page = (title) => '<html><head></head><body><h1>' + title + '</h1></body></html>';
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  let isFirst = true;
  function createSite() {
    return {
      publicPages: [
        { path: '/', isLive: true, query: {}, dataQuery: {}, hasData: false },
        { path: '/about', isLive: false, query: {}, dataQuery: {}, hasData: false },
      ],
      notFoundQuery: {},
      spelled: (path) => path,
      takesForm: () => true,
      patternOf: (path) => (['/', '/about'].includes(path) ? path : undefined),
      async respond(request, { fetchApi }) {
        const { pathname } = new URL(request.url);
        if (pathname === '/about') return new Response(page('About'), { headers: html });
        if (pathname !== '/') return new Response(page('404'), { status: 404, headers: html });
        const events = await (await fetchApi('/api/public-events?upcoming=true')).json();
        if (isFirst) {
          isFirst = false;
          await new Promise((resolve) => setTimeout(resolve, 300));
          console.log('The first live page');
        }
        return new Response(page(events.length + ' events'), { headers: html });
      },
    };
  }
  export const entry = { module: { createSite } };
`;

let folder: string;
let child: ChildProcess;
let output = '';
let url: string;

const full = '/dev/full';
const reason = existsSync(full) ? undefined : `there is no ${full}`;
const longerThanLinesWaitMs = 1_000;

function start(
  env = { PORT: '0', DATA_DIR: join(folder, 'data') },
  output: 'pipe' | number = 'pipe',
) {
  const program = join(inject('programs'), 'site-process.js');
  return spawn(process.execPath, [program, join(folder, 'build')], {
    env,
    stdio: ['ignore', output, 'pipe'],
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
  const app = join(folder, 'build', 'app');
  mkdirSync(join(app, 'server'), { recursive: true });
  mkdirSync(join(app, 'client'), { recursive: true });
  writeFileSync(join(app, 'server', 'index.js'), site);
  writeFileSync(join(app, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(app, 'start-hydration.js'), 'start();');
  writeFileSync(join(app, 'client', 'robots.txt'), 'User-agent: *');
  const art = join(folder, 'art');
  mkdirSync(art);
  writeFileSync(join(art, 'manifest.json'), '{"pictures":{}}');
  expect(await prebuild(join(folder, 'build'), art)).toEqual({ pages: 1, files: 1 });
  cpSync(inject('emptyDatabase'), getDatabaseFolder(join(folder, 'data')), { recursive: true });
  child = start();
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  await vi.waitFor(() => expect(output).toContain('is ready'), { timeout: 55_000 });
  url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('server process', () => {
  it('prints the URL, the data folder, and the demo sign-in', () => {
    expect(output).toContain(`Data     ${join(folder, 'data')}`);
    expect(output).toMatch(/Staff {4}http:\/\/localhost:\d+\/admin\/login {3}demo: \S+ \/ \S+/);
  });

  it('reports ready before live pages are rendered, and serves them anyway', async () => {
    expect(await (await fetch(url)).text()).toContain('events</h1>');
    await vi.waitFor(() => expect(output).toMatch(/is ready.*The first live page/s), 30_000);
  });

  it('serves built pages, live pages, files, and the API', async () => {
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/about')).toContain('<h1>About</h1>');
    expect(await text('/')).toMatch(/<h1>[1-9]\d* events<\/h1>/);
    expect(await text('/robots.txt')).toBe('User-agent: *');
    expect(await text('/nowhere')).toContain('<h1>404</h1>');
    expect(await (await fetch(`${url}/api/ready`)).json()).toEqual({ status: 'ready' });
  });

  it('logs requests as JSON lines without their query', async () => {
    await fetch(`${url}/about?name=Ada`);
    // The text after the last line break is incomplete.
    const written = () => output.slice(0, output.lastIndexOf('\n'));
    await expect.poll(written, { timeout: 30_000 }).toContain('"route":"/about"');
    const lines = written()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        route: '/about',
        status: 200,
        ms: expect.any(Number),
      }),
    );
    expect(output).not.toContain('Ada');
  });

  it('refuses to start a second process on the same data folder', async () => {
    const second = start();
    let said = '';
    second.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await new Promise((resolve) => second.once('close', resolve))).toBe(1);
    expect(said.trim()).toMatch(/^The data folder .* is in use by another process\. [^\n]*$/);
  });

  it.skipIf(reason)(
    'keeps serving when the disk of its log is full',
    { meta: { reason } },
    async () => {
      const port = await findFreePort();
      const data = join(folder, 'other-data');
      cpSync(inject('emptyDatabase'), getDatabaseFolder(data), { recursive: true });
      const env = { PORT: String(port), DATA_DIR: data };
      const other = start(env, openSync(full, 'w'));
      onTestFinished(() => void other.kill('SIGKILL'));
      const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
      await vi.waitFor(async () => expect(await get('/about')).toBe(200), { timeout: 55_000 });
      await pause(longerThanLinesWaitMs);
      expect(await get('/')).toBe(200);
      const ended = new Promise((resolve) => other.once('close', resolve));
      other.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  );

  it('finishes requests in flight on SIGTERM and exits with 0', async () => {
    const asked = Array.from({ length: 20 }, () => fetch(`${url}/api/public-events`));
    const ended = new Promise((resolve) => child.once('close', resolve));
    await Promise.all(asked.slice(0, 1));
    child.kill('SIGTERM');
    child.kill('SIGINT');
    for (const response of await Promise.all(asked)) expect(response.status).toBe(200);
    expect(await ended).toBe(0);
  });
});
