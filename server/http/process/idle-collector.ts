import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 5_000;
/** This many requests count as a burst; this few count as idle, such as health checks. */
const rush = 100;
const few = 5;

/**
 * V8 keeps the memory of a burst until the next one. Only a script that sees --expose-gc can
 * request a collection. It takes some tens of milliseconds.
 */
function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect: (how: object) => void = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Counts requests and releases memory once after each burst. */
export function createIdleCollector(giveBackMemory: () => void = giveBack) {
  let asked = 0;
  let atLastLook = 0;
  const timer = setInterval(() => {
    const isQuiet = asked - atLastLook <= few;
    atLastLook = asked;
    if (!isQuiet || asked < rush) return;
    asked = 0;
    atLastLook = 0;
    giveBackMemory();
  }, lookEveryMs);
  timer.unref();
  return {
    noteRequest: () => {
      asked += 1;
    },
    stop: () => clearInterval(timer),
  };
}
