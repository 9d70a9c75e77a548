// Drafts: unsaved input of this person in this tab. A draft outlives its form (another
// screen, a reload, an ended session), is offered again, and is deleted at sign-out. Never in local storage:
// the next user of this browser must not find it.
import { countUnfinished, type Entry } from '../food-day/day-queue';
import {
  readSignOutMark,
  readUser,
  rememberUser,
  watchSignOutElsewhere,
  watchUserChangeElsewhere,
} from './session';

const prefix = 'wwi_draft:';
const markKey = 'wwi_seen_sign_out';

const keyOf = (key: string) => `${prefix}${readUser()}:${key}`;

/** Deletes earlier drafts if somebody signed out in another tab while this one slept. */
function forgetIfLeft(): void {
  if (sessionStorage.getItem(markKey) !== readSignOutMark()) deleteDrafts();
}

/** True for unsent food-day entries, which are not text and may be sent only by their author. */
function isOwed(key: string): boolean {
  if (!key.endsWith(':food-day')) return false;
  const { entries } = JSON.parse(sessionStorage.getItem(key) ?? '') as { entries: Entry[] };
  return countUnfinished(entries) > 0;
}

const isOf = (owner: string) => (key: string) => key.startsWith(`${prefix}${owner}:`);

function forget(isMeant: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && isMeant(key)) sessionStorage.removeItem(key);
  }
}

/**
 * Deletes drafts at sign-out. Unsent food-day entries of other accounts stay, because only `leaver` confirmed the
 * deletion.
 */
export function deleteDrafts(leaver?: string): void {
  forget((key) => (leaver !== undefined && isOf(leaver)(key)) || !isOwed(key));
  sessionStorage.setItem(markKey, readSignOutMark());
}
watchSignOutElsewhere(() => deleteDrafts());

/** Gives the owner of the session the drafts typed before the session's account was known. */
export function adoptDrafts(owner: string): void {
  const nobodys = `${prefix}:`;
  for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(nobodys))) {
    const kept = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    if (readUser() === '')
      sessionStorage.setItem(`${prefix}${owner}:${key.slice(nobodys.length)}`, kept);
  }
  rememberUser(owner);
}

/** Deletes drafts of other accounts, so that the next user of this tab never sees them. */
export function deleteDraftsOfOthers(owner: string): void {
  forget((key) => !isOf(owner)(key) && !isOwed(key));
}

/** Deletes drafts about an erased person. */
export function deleteDraftsOfCase(memberId: number): void {
  const isItsKey = new RegExp(
    `:((add-)?(record|reminder|note)|edit|closing|new-alert):${memberId}$`,
  );
  const isItsRow = new RegExp(`"memberId":${memberId}[,}]`);
  forget((key) => isItsKey.test(key) || isItsRow.test(key + sessionStorage.getItem(key)));
}

watchUserChangeElsewhere((username) => {
  deleteDraftsOfOthers(username);
  // The fields of this window may show the other account's input.
  location.reload();
});

/** Stores a draft; `undefined` deletes it. */
export function storeDraft(key: string, draft: unknown): void {
  forgetIfLeft();
  if (draft === undefined) sessionStorage.removeItem(keyOf(key));
  else sessionStorage.setItem(keyOf(key), JSON.stringify(draft));
}

export function readDraft<Draft>(key: string): Draft | undefined {
  forgetIfLeft();
  const kept = sessionStorage.getItem(keyOf(key));
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

export function hasDraft(key: string): boolean {
  return readDraft(key) !== undefined;
}
