// The way out for somebody who must not be seen here: the page is covered first, what was typed is gone, and
// Back does not lead here. Every page carries it (start-hydration.ts): nobody in danger waits for the app.
import { offlineCache } from '#domain/offline';
import { historyIndex } from '../ui/history-index';

const pressesToLeave = 3;
const pressesWithinMs = 2_000;
const backWithinMs = 1_000;
const entranceKey = 'wwi_entrance';
const privateKeys = /^wwi_(draft|chat|entrance)/;
const nowhere = Number.POSITIVE_INFINITY;

let firstPlace = nowhere;

/** Returns the history position at which the help pages were entered. Leaving goes back past all steps since. */
function entrance(): number {
  const noted = attempt(() => sessionStorage.getItem(entranceKey));
  return Math.min(firstPlace, Number(noted ?? nowhere), historyIndex());
}

/** In the tab too: who loads a page anew has still come to it by the pages before. */
export function noteEntrance(isHelpPage: boolean): void {
  firstPlace = isHelpPage ? entrance() : nowhere;
  attempt(() =>
    isHelpPage
      ? sessionStorage.setItem(entranceKey, `${firstPlace}`)
      : sessionStorage.removeItem(entranceKey),
  );
}

/** By the link, and by keyboard: Escape, three times in a row. */
export function watchQuickExit(): () => void {
  let presses: number[] = [];
  function click(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.quick-exit a');
    // Let the browser open the link in a new tab or window.
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void leave(link);
  }
  function count(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The key also stops a page that is on its way: not the one that takes over. And nobody goes back twice.
    if (isLeavingQuickly()) event.preventDefault();
    else if (!event.repeat) {
      presses = [...presses, Date.now()].filter((at) => Date.now() - at <= pressesWithinMs);
      const link = document.querySelector<HTMLAnchorElement>('.quick-exit a');
      if (!link || presses.length < pressesToLeave) return;
      event.preventDefault();
      void leave(link);
    }
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
  const { covering = '', destination = href } = dataset;
  // The server takes back the cookie that holds a confirmation.
  fetch(href, { redirect: 'manual', keepalive: true }).catch(() => {});
  const cover = document.createElement('div');
  cover.className = 'quick-exit-cover';
  cover.textContent = covering;
  document.body.append(cover);
  document.title = covering;
  // A browser that kept this page as it was left, cover and all, shows it again on the way back.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const form of document.forms) form.reset();
  const first = entrance();
  const steps = historyIndex() - first;
  attempt(() => forget(sessionStorage));
  attempt(() => forget(localStorage));
  attempt(() => void caches.delete(offlineCache));
  if (steps > 0) {
    // Only one entry of the history can be replaced: from the page before them, a new one cuts the others off.
    history.go(first > 0 ? -steps - 1 : -steps);
    await new Promise<unknown>((resolve) => {
      // The app would show the page gone back to, or ask whether to leave this one.
      const arrive = (event: Event) => resolve(event.stopImmediatePropagation());
      addEventListener('popstate', arrive, true);
      setTimeout(resolve, backWithinMs);
    });
    // If the help pages were the first pages, replace the first one with the home page.
    if (first === 0) history.replaceState(null, '', '/');
    location.assign(destination);
  } else location.replace(destination);
}

function forget(storage: Storage): void {
  for (const key of Object.keys(storage)) if (privateKeys.test(key)) storage.removeItem(key);
}

/** A browser that keeps nothing has nothing to tell or to forget; leaving must not wait for it. */
function attempt<Result>(ask: () => Result): Result | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
