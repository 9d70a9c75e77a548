import { closeSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/embedded/temporary-folder.ts';
import { DurableFs } from './durable-fs.ts';

/** Starts the filesystem the way PGlite does and exposes the fsync that PostgreSQL calls. */
async function startedFs(folder: string, onFailure: (failure: unknown) => never) {
  const durable = new DurableFs(folder, onFailure);
  const streamOps: { fsync?: (stream: { nfd: number }) => number } = {};
  const module = {
    NODEFS: { stream_ops: streamOps },
    FS: { mkdirTree: () => {}, mount: () => {} },
  } as unknown as PGlite['Module'];
  const { emscriptenOpts } = await durable.init({} as PGlite, {});
  for (const prepare of [emscriptenOpts.preRun ?? []].flat()) prepare(module);
  return { durable, fsync: (nfd: number) => streamOps.fsync?.({ nfd }) };
}

const fail = (failure: unknown): never => {
  throw failure;
};

test('syncs to disk and counts the fsync', async () => {
  const folder = createTemporaryFolder();
  const { durable, fsync } = await startedFs(folder, fail);
  const descriptor = openSync(folder, 'r');
  expect(fsync(descriptor)).toBe(0);
  expect(durable.fsyncCount).toBe(1);
  closeSync(descriptor);
});

test('aborts and does not count a failed fsync', async () => {
  const { durable, fsync } = await startedFs(createTemporaryFolder(), () => {
    throw new Error('abandoned');
  });
  const notOpen = 100_000;
  expect(() => fsync(notOpen)).toThrow('abandoned');
  expect(durable.fsyncCount).toBe(0);
});

test('returns EINVAL to PostgreSQL for a file that cannot be synced', async () => {
  const { fsync } = await startedFs(createTemporaryFolder(), fail);
  const device = openSync('/dev/null', 'r');
  const invalid = 28;
  expect(fsync(device)).toBe(invalid);
  closeSync(device);
});
