import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 5_000;
/** So many requests make a rush; so few are none, such as somebody's checks whether the server is up. */
const rush = 100;
const few = 5;

/**
 * V8 keeps the room that a rush needed, and what it left there, until the next one. It gives both back
 * when it is asked to, which only a script that sees the flag can do. Takes some tens of milliseconds.
 */
function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect: (how: object) => void = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Takes note of every request, and rests once after each rush. */
export function createRest(giveBackMemory: () => void = giveBack) {
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
