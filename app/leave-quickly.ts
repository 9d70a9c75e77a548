// The way out for somebody who must not be seen here: the page is covered first, what was typed is gone, and
// Back does not lead here. Every page carries it (start-hydration.ts): nobody in danger waits for the app.
import { placeInHistory } from './ui/history-place';

const pressesToLeave = 3;
const pressesWithinMs = 2_000;
const backWithinMs = 1_000;
const privateKeys = /^wwi_(draft|chat)/;

/** Where the help pages were entered: what was walked since, steps and languages too, is gone back over. */
let firstPlace: number | undefined;

export function noteEntrance(): void {
  firstPlace = placeInHistory();
}

/** By the link, and by keyboard: Escape, three times in a row. */
export function watchQuickExit(): () => void {
  let presses: number[] = [];
  function click(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.quick-exit a');
    // Who opens it beside this page has asked the browser for that.
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void leave(link);
  }
  function count({ key, repeat }: KeyboardEvent) {
    if (key !== 'Escape' || repeat) return;
    presses = [...presses, Date.now()].filter((at) => Date.now() - at <= pressesWithinMs);
    const link = document.querySelector<HTMLAnchorElement>('.quick-exit a');
    // Not again at the next one: it would go back twice.
    if (link && presses.length === pressesToLeave) void leave(link);
  }
  addEventListener('click', click, true);
  // A dialog or menu that closes on Escape may keep the key to itself: this one hears it first.
  addEventListener('keydown', count, true);
  return () => {
    removeEventListener('click', click, true);
    removeEventListener('keydown', count, true);
  };
}

export function isLeavingQuickly(): boolean {
  return document.querySelector('.quick-exit-cover') !== null;
}

async function leave({ href, dataset }: HTMLAnchorElement): Promise<void> {
  const { covering = '' } = dataset;
  const cover = document.createElement('div');
  cover.className = 'quick-exit-cover';
  cover.textContent = covering;
  document.body.append(cover);
  document.title = covering;
  // A browser that kept this page as it was left, cover and all, shows it again on the way back.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const form of document.forms) form.reset();
  forget(() => sessionStorage);
  forget(() => localStorage);
  const place = placeInHistory();
  const first = firstPlace ?? place;
  const steps = place - first;
  if (steps > 0) {
    // Only one entry of the history can be replaced: from the page before them, a new one cuts the others off.
    history.go(first > 0 ? -steps - 1 : -steps);
    await new Promise<unknown>((resolve) => {
      // The app would show the page gone back to, or ask whether to leave this one.
      const arrive = (event: Event) => resolve(event.stopImmediatePropagation());
      addEventListener('popstate', arrive, true);
      setTimeout(resolve, backWithinMs);
    });
    // Where no page of ours was before them, the home page is.
    if (first === 0) history.replaceState(null, '', '/');
    location.assign(href);
  } else location.replace(href);
}

function forget(storageOf: () => Storage): void {
  try {
    const storage = storageOf();
    for (const key of Object.keys(storage)) if (privateKeys.test(key)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget; leaving must not wait for it.
  }
}
