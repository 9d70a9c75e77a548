import { setFlagsFromString } from 'node:v8';

/**
 * Young objects may fill up to 64 MB before V8 looks for those that are gone, and a server keeps that
 * room for ever. `npm start` and the image set a limit; a server started by hand, which has none,
 * stays at the 2 MB that it starts with.
 */
export function limitYoungHeap(): void {
  if (process.execArgv.some((flag) => flag.startsWith('--max-semi-space-size'))) return;
  setFlagsFromString('--semi-space-growth-factor=1');
}
