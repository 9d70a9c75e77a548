// For tests: folders that are deleted when the test ends.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function createTemporaryFolder(folder = mkdtempSync(join(tmpdir(), 'embedded-'))): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
