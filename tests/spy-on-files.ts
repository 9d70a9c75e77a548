import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** Spies on a file function until the test ends; calls go through unless the test mocks them. */
export function spyOnFiles<Name extends 'copyFile' | 'readFile' | 'rm' | 'statfs'>(name: Name) {
  const spy = vi.spyOn(files, name);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
}
