// Clears an unused screen before the server ends the session, so that no case stays visible. Drafts wait for the same
// person.
import { request } from '../../api/request';
import { sessionPath, signOut } from './api';
import { endSession, readToken } from './session';

/** The last time that the person used any window, as reported to the server. */
const usedKey = 'wwi_admin_used';
/** A minute before the server ends the session. */
const idleMs = 29 * 60_000;
const noteEveryMs = 60_000;
const lookEveryMs = 5_000;

const usedMsAgo = () => Date.now() - Number(localStorage.getItem(usedKey) ?? 0);

function note(): void {
  localStorage.setItem(usedKey, String(Date.now()));
}

/** Also runs after the computer slept, because timers fire when it wakes. */
function look(): void {
  if (usedMsAgo() < idleMs || readToken() === null) return;
  signOut();
  endSession({ onPurpose: false, isIdle: true });
}

/** Keeps the session alive while somebody reads or types without sending a request. */
function use(): void {
  look();
  if (readToken() === null || usedMsAgo() < noteEveryMs) return;
  note();
  void request(sessionPath).catch(() => {});
}

const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export function watchIdle(): () => void {
  // Opening a screen sent a request.
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
