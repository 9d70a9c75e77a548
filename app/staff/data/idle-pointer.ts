// Delays a colleague's changes, which could move another row under the pointer, until mouse and
// finger rest, or a few seconds have passed.
const restMs = 700;
const longestMs = 4_000;

let movedAt = Number.NEGATIVE_INFINITY;
let rest: Promise<void> | undefined;

for (const kind of ['pointermove', 'pointerdown', 'touchmove'] as const) {
  addEventListener(
    kind,
    () => {
      movedAt = performance.now();
    },
    { capture: true, passive: true },
  );
}

/** Shares one wait: later refreshes wait no longer than the first. */
export function waitForIdlePointer(): Promise<void> {
  rest ??= wait().finally(() => {
    rest = undefined;
  });
  return rest;
}

async function wait(): Promise<void> {
  const end = performance.now() + longestMs;
  for (;;) {
    const waitMs = Math.min(movedAt + restMs, end) - performance.now();
    if (waitMs <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
