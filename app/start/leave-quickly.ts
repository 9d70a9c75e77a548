// "Leave this site quickly": covers the page, deletes input, and removes the help pages from the history. Runs on every
// page before the app starts (start-hydration.ts).
import { offlineCache } from '#domain/offline';
import { getHistoryIndex } from '../ui/history-index';

const pressesToLeave = 3;
const pressesWithinMs = 2_000;
const backWithinMs = 1_000;
const entranceKey = 'wwi_entrance';
const privateKeys = /^wwi_(draft|chat|entrance)/;
const nowhere = Number.POSITIVE_INFINITY;

let firstPlace = nowhere;

/**
 * Returns the history position at which the visitor entered the help pages. The quick exit goes back past all of
 * them.
 */
function entrance(): number {
  const noted = attempt(() => sessionStorage.getItem(entranceKey));
  return Math.min(firstPlace, Number(noted ?? nowhere), getHistoryIndex());
}

/** Stored in the tab, because a reload does not remove the help pages from the history. */
export function storeHelpPageEntrance(isHelpPage: boolean): void {
  firstPlace = isHelpPage ? entrance() : nowhere;
  attempt(() =>
    isHelpPage
      ? sessionStorage.setItem(entranceKey, `${firstPlace}`)
      : sessionStorage.removeItem(entranceKey),
  );
}

/** Listens for the link and for three presses of Escape. */
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
    // Escape would also cancel the pending navigation. A second run would go back twice.
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
  // Capture the event, because a dialog or menu may stop its propagation.
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
  // The server deletes the confirmation cookie.
  fetch(href, { redirect: 'manual', keepalive: true }).catch(() => {});
  const cover = document.createElement('div');
  cover.className = 'quick-exit-cover';
  cover.textContent = covering;
  document.body.append(cover);
  document.title = covering;
  // The back-forward cache would restore this page with its cover: reload it instead.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const form of document.forms) form.reset();
  const first = entrance();
  const steps = getHistoryIndex() - first;
  attempt(() => forget(sessionStorage));
  attempt(() => forget(localStorage));
  attempt(() => void caches.delete(offlineCache));
  if (steps > 0) {
    // A page can replace only one history entry: go back before the help pages, so that the next navigation drops all
    // of them.
    history.go(first > 0 ? -steps - 1 : -steps);
    await new Promise<unknown>((resolve) => {
      // Stop the app from rendering the previous page or asking whether to leave this one.
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

/** Storage may be blocked, and leaving must not wait for it. */
function attempt<Result>(ask: () => Result): Result | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
