// A drill makes a database in the temporary folder, and every file of it waits for the disk; where none was open
// before, the engine is compiled for each. A file of tests that has many of them keeps both short.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, vi } from 'vitest';
import { keepCode } from '../../server/db/embedded/kept-code.ts';
import { fastFolder } from './fast-folder.ts';

export function drillInMemory(): void {
  let folder: string;
  beforeAll(() => {
    keepCode();
    folder = fastFolder('wondrous-drills-');
    vi.stubEnv('TMPDIR', folder);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
}
