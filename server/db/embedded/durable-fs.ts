// PGlite's Node filesystem has no fsync, so its PostgreSQL believes in writes that a power cut
// takes back. This adds the call. It leans on PGlite's internals: its version is pinned exactly.

import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd: number };
type NodeFilesystem = {
  stream_ops: { fsync?: (stream: Stream) => number };
  /** Turns a Node error into the errno PostgreSQL expects. */
  tryFSOperation: (operation: () => void) => void;
};

export class DurableFs extends NodeFS {
  fsyncCount = 0;
  /** PostgreSQL must not go on after a failed fsync: the kernel has dropped the pages it could not write. */
  fsyncFailure: unknown;

  override async init(...[pg, given]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, given);
    const addFsync = (module: PGlite['Module']) => {
      const nodeFs: NodeFilesystem = Reflect.get(module, 'NODEFS');
      nodeFs.stream_ops.fsync = (stream) => {
        nodeFs.tryFSOperation(() => this.#sync(stream.nfd));
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...preRuns(emscriptenOpts), addFsync] },
    };
  }

  #sync(descriptor: number) {
    try {
      fsyncSync(descriptor);
      this.fsyncCount += 1;
    } catch (failure) {
      this.fsyncFailure = failure;
      throw failure;
    }
  }
}

function preRuns(options: Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']) {
  return Array.isArray(options.preRun) ? options.preRun : [];
}
