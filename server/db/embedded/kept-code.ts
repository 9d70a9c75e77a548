// For tests: V8 drops the compiled code of PostgreSQL with the last database of a process, and the next one has it
// compiled again, which takes a second. A module of the same bytes that is held keeps it for all of them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const kept: WebAssembly.Module[] = [];

export function keepCode(): void {
  if (kept.length > 0) return;
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  kept.push(new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm'))));
}
