// Puts the databases of restore drills in memory and caches the compiled engine, to speed up tests with many drills.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, vi } from 'vitest';
import { retainCompiledCode } from '../embedded/compiled-code.ts';
import { fastFolder } from './fast-folder.ts';

export function drillInMemory(): void {
  let folder: string;
  beforeAll(() => {
    retainCompiledCode();
    folder = fastFolder('wondrous-drills-');
    vi.stubEnv('TMPDIR', folder);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
}
