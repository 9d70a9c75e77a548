// Runs the command-line programs as separate processes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { type FreshDatabase, testKeys } from './harness.ts';

type Run = { code: number | null; out: string; err: string };

export function run(
  file: 'db' | 'staff' | 'main',
  words: string[],
  env: Record<string, string>,
): Promise<Run> {
  return new Promise((resolve) => {
    const program = join(inject('programs'), `${file}.js`);
    const child = spawn(process.execPath, [program, ...words], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const heard = { out: '', err: '' };
    child.stdout.on('data', (part) => {
      heard.out += part;
    });
    child.stderr.on('data', (part) => {
      heard.err += part;
    });
    child.on('close', (code) => resolve({ code, ...heard }));
  });
}

/** Environment that connects a process to a test's database. */
export const buildDatabaseEnv = ({ env }: Pick<FreshDatabase, 'env'>): Record<string, string> => ({
  ...testKeys,
  ...(env.databaseUrl === undefined
    ? { DATA_DIR: env.dataDir }
    : { DATABASE_URL: env.databaseUrl }),
});

export const expectOneLine = (text: string) => expect(text.trimEnd().split('\n')).toHaveLength(1);
