// For tests: keeps PostgreSQL's compiled code. V8 drops it with the last database of a process, and
// compiling it again takes a second.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const kept: WebAssembly.Module[] = [];

export function retainCompiledCode(): void {
  if (kept.length > 0) return;
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  kept.push(new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm'))));
}
