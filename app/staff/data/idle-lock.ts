// A screen that nobody uses shows nobody's case: it is cleared before the server ends the session, so
// that nothing that was read opens again after it. What was typed waits for the same person.
import { request } from '../../api/request';
import { leave, sessionPath } from './api';
import { endSession, readToken } from './session';

/** When somebody used any window of this browser, as the server was told. */
const usedKey = 'wwi_admin_used';
/** A minute before the server does it. */
const idleMs = 29 * 60_000;
const noteEveryMs = 60_000;
const lookEveryMs = 5_000;

const usedMsAgo = () => Date.now() - Number(localStorage.getItem(usedKey) ?? 0);

function note(): void {
  localStorage.setItem(usedKey, String(Date.now()));
}

/** Also after a computer slept: its timers come first when it wakes. */
function look(): void {
  if (usedMsAgo() < idleMs || readToken() === null) return;
  leave();
  endSession({ onPurpose: false, isIdle: true });
}

/** Reading and typing ask the server nothing for long; the session lives on all the same. */
function use(): void {
  look();
  if (readToken() === null || usedMsAgo() < noteEveryMs) return;
  note();
  void request(sessionPath).catch(() => {});
}

const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export function watchIdle(): () => void {
  // The screen that was just opened has asked the server.
  note();
  const timer = setInterval(look, lookEveryMs);
  for (const name of uses) addEventListener(name, use, { capture: true, passive: true });
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    for (const name of uses) removeEventListener(name, use, { capture: true });
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
