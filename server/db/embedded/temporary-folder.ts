// For tests: folders that vanish with the test that asked for them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Of tests side by side each says itself when it is finished: the common word is that of the last to begin. */
export function temporaryFolder(finished: typeof onTestFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  finished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
