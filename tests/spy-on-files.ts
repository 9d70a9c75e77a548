import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** What is asked of the disk until the test ends; it goes on as ever where nothing else is said. */
export function spyOnFiles<Name extends 'copyFile' | 'readFile' | 'rm' | 'statfs'>(name: Name) {
  const spy = vi.spyOn(files, name);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
}
