// Adds the fsync that PGlite's Node filesystem lacks; without it a power cut loses committed
// writes. It uses PGlite's internals, so PGlite's version is pinned.

import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** EINVAL as PostgreSQL's WebAssembly build numbers it. */
const invalid = 28;

type NodeFilesystem = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
};

export function isInvalid(failure: unknown): boolean {
  return failure instanceof Error && Reflect.get(failure, 'code') === 'EINVAL';
}

export class DurableFs extends NodeFS {
  fsyncCount = 0;
  #onFailure: (failure: unknown) => never;

  /**
   * Nothing may continue after a failed fsync: the kernel has dropped the pages that it could not
   * write.
   */
  constructor(folder: string, onFailure: (failure: unknown) => never) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...given: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...given);
    const addFsync = (module: PGlite['Module']) => {
      const nodeFs: NodeFilesystem = Reflect.get(module, 'NODEFS');
      nodeFs.stream_ops.fsync = ({ nfd }) => this.#sync(nfd);
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } };
  }

  #sync(descriptor: number): number {
    try {
      fsyncSync(descriptor);
    } catch (failure) {
      // Some filesystems cannot sync a folder. PostgreSQL decides whether that matters.
      if (isInvalid(failure)) return invalid;
      this.#onFailure(failure);
    }
    this.fsyncCount += 1;
    return 0;
  }
}
