import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../api/postgres-server.ts';

const textMb = 150;
const maxGrowthMb = 60;
const printPeak = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;

/** Runs a built program as `npm run db` does. Returns its peak memory in MB. */
function peakMbOf(words: string[], databaseUrl: string): Promise<number> {
  const flags = ['--max-semi-space-size=4', '--import', printPeak, 'build/server/db.js'];
  const child = spawn(process.execPath, [...flags, ...words], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_KEYS: `tests ${'k'.repeat(43)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(Number(/peak (\d+)/.exec(errors)?.[1]) / 1024);
      else reject(new Error(errors));
    });
  });
}

it('backs up and restores a large database without needing memory for all of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-backup-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startPostgres({ fsync: 'off', max_wal_size: '1GB' });
  onTestFinished(() => server.stop());
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  for (const name of ['source', 'small', 'large']) await admin.query(`create database ${name}`);
  await admin.end();

  const source = new pg.Client({ connectionString: server.url('source') });
  const run = (words: string[], database: string) => peakMbOf(words, server.url(database));
  const [small, large] = [join(folder, 'small.gz'), join(folder, 'large.gz')];
  await run(['generate', '10'], 'source');
  const smallBackup = await run(['backup', small], 'source');
  await source.connect();
  await source.query(
    `insert into audit_entries (at, actor, action, subject, note)
     select now(), 'casey', 'changed', 'member', repeat('a note ', 300)
     from generate_series(1, ${Math.round((textMb * 1e6) / 2_100)})`,
  );
  await source.end();
  const largeBackup = await run(['backup', large], 'source');
  const smallRestore = await run(['restore', small], 'small');
  const largeRestore = await run(['restore', large], 'large');

  expect(largeBackup - smallBackup).toBeLessThan(maxGrowthMb);
  expect(largeRestore - smallRestore).toBeLessThan(maxGrowthMb);
});
