// V8 compiles a function of PostgreSQL quickly when it is first called, and once more, well, when it
// turns out to be called often. Two functions are huge, and are a small share of a query: compiling
// them well would take a gigabyte for some seconds (the parser), and 100 MB (the copying of plans).

import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';

/** Function numbers as the filter takes them; function 0 is an import, which has nothing to compile. */
const nothing = 0;
const everything = -1;

/** A V8 that does not know the filter says so on standard error, and goes on without it. */
function setTierUpFilter(functionNumber: number): void {
  setFlagsFromString(`--wasm-tier-up-filter=${functionNumber}`);
}

type Huge = {
  _raw_parser(text: number, mode: number): number;
  _copyObjectImpl(node: number): number;
};
type Module = PGlite['Module'] & Partial<Huge>;

/**
 * One function at a time is compiled well, each takes memory of its own meanwhile; none in a thread
 * that only makes a database and ends. The settings are the whole process's, so each thread sets both.
 */
export function compileSparingly(task: 'create' | 'serve'): void {
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  // A function is checked when it is compiled, which is when it is first called.
  setFlagsFromString('--wasm-lazy-validation');
  // Where memory is given back, this code would be too, and be compiled again without what spares it below.
  setFlagsFromString('--no-flush-liftoff-code');
  setTierUpFilter(task === 'create' ? nothing : everything);
}

/**
 * What is compiled quickly while the filter is set never counts its calls, and so is never compiled
 * again. The call has to be the function's first.
 */
function spare(call: () => void): void {
  setTierUpFilter(nothing);
  try {
    call();
  } finally {
    setTierUpFilter(everything);
  }
}

/** Called between the module's arrival and PostgreSQL's start. Nothing copied is nothing. */
export function spareHugeFunctions(module: Module): void {
  spare(() => module._copyObjectImpl?.(0));
  // The parser needs a backend that is up, and this is called when it is.
  const started = module._pgl_startPGlite;
  module._pgl_startPGlite = () => {
    const stack = module.stackSave();
    spare(() => module._raw_parser?.(module.stringToUTF8OnStack(''), 0));
    module.stackRestore(stack);
    return started();
  };
}
