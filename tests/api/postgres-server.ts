// Starts a real PostgreSQL server for the tests, on a free port, in its own folder.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../free-port.ts';

export type PostgresServer = {
  url: (database: string) => string;
  stop: () => Promise<void>;
  port: number;
  /** The process that started the server; all server processes are below it. */
  pid: number;
  restart: () => Promise<void>;
  halt: () => Promise<void>;
};

const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root; Debian's package creates this user.
const serverUser = 'postgres';

function binaries(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  for (const folder of versions.map((version) => join(base, version, 'bin'))) {
    if (existsSync(join(folder, 'initdb'))) return folder;
  }
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(
      'No PostgreSQL server found. Install one, for example: apt-get install postgresql',
    );
  }
}

function asServerUser(command: string, args: string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', serverUser, '--', command, ...args]] : [command, args];
}

export async function startPostgres(
  settings: Record<string, string> = {},
  folder: string = mkdtempSync(join(tmpdir(), 'wondrous-pg-')),
): Promise<PostgresServer> {
  const bin = binaries();
  if (isRoot) execFileSync('chown', [serverUser, folder]);
  const data = join(folder, 'data');
  const [initdb, initArgs] = asServerUser(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ]);
  execFileSync(initdb, initArgs, { stdio: 'pipe', cwd: folder });
  const port = await findFreePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const options = { max_connections: '200', ...settings };

  let server: ReturnType<typeof spawn>;
  const run = async () => {
    const [postgres, args] = asServerUser(join(bin, 'postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    server = spawn(postgres, args, { stdio: 'ignore', cwd: folder });
    await untilReady(url('postgres'));
  };
  const halt = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const [stop, args] = asServerUser(join(bin, 'pg_ctl'), [
      'stop',
      '-D',
      data,
      '-m',
      'immediate',
      '-s',
    ]);
    execFileSync(stop, args, { stdio: 'ignore', cwd: folder });
    await gone;
  };
  await run();
  return {
    url,
    port,
    get pid() {
      return server.pid ?? 0;
    },
    halt,
    restart: run,
    stop: async () => {
      if (server.exitCode === null) await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
