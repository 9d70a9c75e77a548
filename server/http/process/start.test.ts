// Tests that a server that cannot start says why in one line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isStartProblem, StartError } from '../../start-error.ts';
import { startBlock } from './start-block.ts';

const main = join(inject('programs'), 'main.js');

/** Runs the server until it exits, which is a refusal in these tests. */
async function startWith(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}

describe('server that cannot start', () => {
  let folder: string;
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
    taken = createServer();
    port = await new Promise((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    writeFileSync(join(folder, 'file'), 'not a folder');
  });
  afterAll(() => {
    taken.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    [
      'a port in use',
      () => ({ PORT: String(port) }),
      /^Port \d+ is in use\. .*PORT=\d+ npm start$/,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '203.0.113.1', DEMO: 'on' }),
      /^HOST is 203\.0\.113\.1/,
    ],
    [
      'a demo that nobody asked for',
      () => ({ ADMIN_USERNAME: 'casey', ADMIN_PASSWORD: 'hidden password' }),
      /^Environment: ADMIN_USERNAME is set/,
    ],
    ['a bad variable', () => ({ PORT: 'eighty' }), /^Environment: PORT is not right/],
    [
      'an unwritable folder',
      () => ({ DATA_DIR: join(folder, 'file', 'data') }),
      /cannot be written/,
    ],
  ])('prints one line and exits with 1 on %s', async (_, env, line) => {
    const { code, stdout, stderr } = await startWith({ DATA_DIR: join(folder, 'data'), ...env() });
    expect(stderr.trim()).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('hidden');
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });
});

it('names a misspelled setting before anything else', async () => {
  const { stderr } = await startWith({ TRUST_PROXI: 'on', PORT: 'eighty' });
  expect(stderr.split('\n')[0]).toBe(
    'Environment: TRUST_PROXI is not a setting. Did you mean TRUST_PROXY?',
  );
});

it('prints one line and keeps waiting when PostgreSQL is unreachable', async () => {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', DATABASE_URL: 'postgres://app:hidden@127.0.0.1:1/app' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toMatch(
    /^The database at 127\.0\.0\.1:1\/app could not be prepared: .*\. Trying again for 60 seconds\.\n$/,
  );
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
});

describe('bytes loaded before the database thread starts', () => {
  /** Size of a bundle file together with its static imports. */
  function bytesBefore(file: string, seen = new Set<string>()): number {
    if (seen.has(file)) return 0;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    const needed = [...code.matchAll(/^import .*?"(\.\/[^"]+)";$/gm)].map(([, name]) => name ?? '');
    return needed.reduce(
      (sum, name) => sum + bytesBefore(join(dirname(file), name), seen),
      code.length,
    );
  }

  it('opens the database after loading only a small part of the server', () => {
    const folder = dirname(main);
    // The bundler may emit a small facade file with the same name pattern.
    const whole = readdirSync(folder).filter((name) => /^run-.*\.js$/.test(name));
    const sizes = whole.map((name) => bytesBefore(join(folder, name)));
    expect(Math.max(...sizes)).toBeGreaterThan(1_000_000);
    expect(bytesBefore(main)).toBeLessThan(150_000);
  });
});

describe('start problems', () => {
  it('distinguishes problems that an operator can fix from bugs', () => {
    expect(isStartProblem(new StartError('x'))).toBe(true);
    expect(isStartProblem(Object.assign(new Error('x'), { name: 'DataFolderInUse' }))).toBe(true);
    expect(isStartProblem(new TypeError('x'))).toBe(false);
  });
});

describe('start message', () => {
  const facts = { name: 'Neighbors', host: '0.0.0.0', port: 3000, place: '/data', missing: [] };

  it('prints the URL and the data folder', () => {
    expect(startBlock(facts)).toBe(
      '\nNeighbors is ready\n  Site     http://localhost:3000\n  Data     /data\n\n',
    );
    expect(startBlock({ ...facts, host: 'fd00::1' })).toContain('http://[fd00::1]:3000');
  });

  it('lists the steps that are missing for a real site', () => {
    expect(startBlock({ ...facts, missing: ['https', 'mail'] })).toMatch(
      /Data {5}\/data\n\nMissing for a real site .*:\n {2}- .*TRUST_PROXY=on.*\n {2}- .*SMTP_URL.*\n\n$/,
    );
  });

  it('prints the demo sign-in only in a demo', () => {
    const demoAccount = { username: 'admin', password: 'demo' };
    expect(startBlock({ ...facts, demoAccount })).toContain('/admin/login   demo: admin / demo');
    expect(startBlock(facts)).not.toContain('admin');
  });
});
