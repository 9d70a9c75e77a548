import { setFlagsFromString } from 'node:v8';

/**
 * V8 grows the young generation to 64 MB and never shrinks it. `npm start` and the image pass a
 * limit; a server started directly stays at the initial 2 MB.
 */
export function limitYoungHeap(): void {
  if (process.execArgv.some((flag) => flag.startsWith('--max-semi-space-size'))) return;
  setFlagsFromString('--semi-space-growth-factor=1');
}
