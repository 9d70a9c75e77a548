// "Leave this site quickly": for somebody who must not be seen here. Without scripts it is a plain
// link; with them the page is covered first, what was typed is gone, and Back does not lead here.
import { type MouseEvent, useEffect, useLayoutEffect } from 'react';
import type { Navigation } from '#content/shape';
import { useText } from '../../text';
import { placeInHistory } from '../../ui/history-place';
import { Tooltip } from '../../ui/tooltip';

const pressesToLeave = 3;
const pressesWithinMs = 2_000;
const backWithinMs = 1_000;
const privateKeys = /^wwi_(draft|chat)/;

type Exit = Navigation['quickExit'];

/** Where the help pages were entered: what was walked since, steps and languages too, is gone back over. */
let firstPlace = 0;

export async function leaveQuickly({ covering, destination }: Exit): Promise<void> {
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
  const steps = placeInHistory() - firstPlace;
  if (steps > 0) {
    // Only one entry of the history can be replaced: from the page before them, a new one cuts the others off.
    history.go(firstPlace > 0 ? -steps - 1 : -steps);
    await new Promise<unknown>((resolve) => {
      // The app would show the page gone back to, or ask whether to leave this one.
      const arrive = (event: Event) => resolve(event.stopImmediatePropagation());
      addEventListener('popstate', arrive, true);
      setTimeout(resolve, backWithinMs);
    });
    // Where no page of ours was before them, the home page is.
    if (firstPlace === 0) history.replaceState(null, '', '/');
    location.assign(destination);
  } else location.replace(destination);
}

function forget(storageOf: () => Storage): void {
  try {
    const storage = storageOf();
    for (const key of Object.keys(storage)) if (privateKeys.test(key)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget; leaving must not wait for it.
  }
}

/** The same way out by keyboard: Escape, three times in a row. */
function useEscapeToLeave(exit: Exit): void {
  useEffect(() => {
    let presses: number[] = [];
    function count(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.repeat) return;
      presses = [...presses, Date.now()].filter((at) => Date.now() - at <= pressesWithinMs);
      // Not again at the next one: it would go back twice.
      if (presses.length === pressesToLeave) void leaveQuickly(exit);
    }
    // A dialog or menu that closes on Escape may keep the key to itself: this one hears it first.
    addEventListener('keydown', count, true);
    return () => removeEventListener('keydown', count, true);
  }, [exit]);
}

export function QuickExit() {
  const exit = useText('navigation').quickExit;
  const { destination, label, hint } = exit;
  // Before a step that the server came back with makes entries of its own.
  useLayoutEffect(() => {
    firstPlace = placeInHistory();
  }, []);
  useEscapeToLeave(exit);
  function leave(event: MouseEvent) {
    event.preventDefault();
    void leaveQuickly(exit);
  }
  return (
    <div className="quick-exit tooltip-end">
      <Tooltip text={hint}>
        <a href={destination} rel="noreferrer" aria-describedby="quick-exit-hint" onClick={leave}>
          {label}
        </a>
      </Tooltip>
      <span id="quick-exit-hint" hidden>
        {hint}
      </span>
    </div>
  );
}
