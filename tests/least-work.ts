// What a piece of work costs the processor. Work of others on the machine does not count; where it is slower than
// the one that the limits were set on, a known piece of work tells by how much.

/** What the known piece of work costs there. */
const referenceMs = 2.5;
const tries = 20;

/** Of this thread alone, the best of some tries. */
export async function leastWorkMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let leastReference = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries; tried++) {
    leastReference = Math.min(leastReference, await workMs(countPieces));
    least = Math.min(least, await workMs(work));
  }
  return least / Math.max(1, leastReference / referenceMs);
}

async function workMs(work: () => unknown): Promise<number> {
  const from = usedMs();
  await work();
  return usedMs() - from;
}

const nobody = new Int32Array(new SharedArrayBuffer(4));

function usedMs(): number {
  // Some systems bring the figure up to date only when a thread rests, and are milliseconds behind otherwise.
  Atomics.wait(nobody, 0, 0, 0.1);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** As most code here reads a text: cut into pieces, which are compared and counted. */
function countPieces(): number {
  const counts = new Map<string, number>();
  let text = '';
  for (let at = 0; at < 10_000; at++) text += String.fromCharCode(97 + ((at * at) % 26));
  for (let at = 0; at < text.length - 3; at++) {
    const piece = text.slice(at, at + 3).normalize();
    if (!/z{3}/.test(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts.size;
}
