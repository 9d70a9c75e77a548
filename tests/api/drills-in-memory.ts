// Puts the databases of restore drills in memory and caches the compiled engine, to speed up tests with many drills.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, vi } from 'vitest';
import { retainCompiledCode } from '../embedded/compiled-code.ts';
import { createFastFolder } from './fast-folder.ts';

export function runDrillsInMemory(): void {
  let folder: string;
  beforeAll(() => {
    retainCompiledCode();
    folder = createFastFolder('wondrous-drills-');
    vi.stubEnv('TMPDIR', folder);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
}
