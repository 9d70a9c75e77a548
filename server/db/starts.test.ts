// Tests that several processes starting at once on one PostgreSQL all come up and prepare it once.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

const processes = 6;

function startProcess(url: string, dataDir: string) {
  const program = join(inject('programs'), 'start-process.js');
  const child = spawn(process.execPath, [program, 'with-others'], {
    env: { DATABASE_URL: url, DEMO: 'on', DATA_DIR: dataDir },
    stdio: 'pipe',
  });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  const isReady = new Promise((resolve) => child.stdout.once('data', resolve));
  const isDone = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, errors })),
  );
  return { go: () => child.stdin.end('go'), isReady, isDone };
}

describe('six processes starting at once', () => {
  it('prepares an empty database once when several processes start on it', async () => {
    const template = inject('postgresTemplate');
    const name = `starts_${process.pid}`;
    const admin = new pg.Client({ connectionString: template.replace(/[^/]+$/, 'postgres') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = template.replace(/[^/]+$/, name);
    const folder = mkdtempSync(join(tmpdir(), 'wondrous-starts-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

    const children = Array.from({ length: processes }, () => startProcess(url, folder));
    await Promise.all(children.map((child) => child.isReady));
    for (const child of children) child.go();
    const ends = await Promise.all(children.map((child) => child.isDone));
    expect(ends).toEqual(Array(processes).fill({ code: 0, errors: '' }));

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const count = async (query: string) => Number((await client.query(query)).rows[0].count);
    expect(await count('select count(*) from staff_accounts')).toBe(1);
    // Only one key, though each process could have made one.
    expect(await count('select count(*) from data_keys')).toBe(1);
    expect(readdirSync(folder)).toEqual(['data-keys']);
    const members = await count('select count(*) from members');
    expect(members).toBeGreaterThan(10);
    expect(await count('select count(distinct search_text) from members')).toBe(members);
    expect(await count('select count(*) from drizzle.__drizzle_migrations')).toBe(
      await count('select count(distinct hash) from drizzle.__drizzle_migrations'),
    );
    await client.end();
  });
});
