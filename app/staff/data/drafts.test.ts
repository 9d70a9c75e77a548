import { afterAll, beforeEach, expect, it, vi } from 'vitest';

class Storage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** A storage event from another window of this browser. */
type Elsewhere = { key: string; oldValue?: string; newValue?: string };
const listeners: ((event: Elsewhere) => void)[] = [];
const elsewhere = (event: Elsewhere) => {
  for (const listen of listeners) listen(event);
};
const leaveElsewhere = () => elsewhere({ key: 'wwi_admin_left' });

async function signedIn(username: string) {
  const session = await import('./session');
  session.startSession('token', username);
  return { ...session, ...(await import('./drafts')) };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('sessionStorage', new Storage());
  listeners.length = 0;
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Elsewhere) => void) =>
    listeners.push(listener),
  );
});
afterAll(() => vi.unstubAllGlobals());

it('stores a draft only for its author, and never in local storage', async () => {
  const { storeDraft, readDraft, startSession } = await signedIn('casey');
  storeDraft('note:1', { text: 'hidden' });
  expect(readDraft('note:1')).toEqual({ text: 'hidden' });
  expect(JSON.stringify(localStorage)).not.toContain('hidden');
  startSession('other', 'morgan');
  expect(readDraft('note:1')).toBeUndefined();
  startSession('again', 'casey');
  expect(readDraft('note:1')).toEqual({ text: 'hidden' });
});

it('assigns a draft typed before the account was known to the account that the server names', async () => {
  const { storeDraft, readDraft, adoptDrafts } = await signedIn('');
  storeDraft('note:1', 'kept');
  adoptDrafts('casey');
  expect(readDraft('note:1')).toBe('kept');
  adoptDrafts('morgan');
  expect(readDraft('note:1')).toBeUndefined();
});

it('deletes the drafts of other users when somebody else signs in on the tab', async () => {
  const { storeDraft, readDraft, startSession, deleteDraftsOfOthers } = await signedIn('casey');
  storeDraft('note:1', 'hidden');
  deleteDraftsOfOthers('morgan');
  startSession('again', 'casey');
  expect(readDraft('note:1')).toBeUndefined();
});

it('deletes drafts and reloads the page when another user signs in in another window', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { storeDraft, readDraft } = await signedIn('casey');
  storeDraft('note:1', 'hidden');
  elsewhere({ key: 'wwi_admin_user', oldValue: 'casey', newValue: 'casey' });
  expect(readDraft('note:1')).toBe('hidden');
  elsewhere({ key: 'wwi_admin_user', oldValue: 'casey', newValue: 'morgan' });
  expect(readDraft('note:1')).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

it('deletes drafts and reloads the page when the tab was asleep during a sign-out and a sign-in', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { storeDraft, readDraft, adoptDrafts } = await signedIn('casey');
  storeDraft('note:1', 'hidden');
  localStorage.setItem('wwi_admin_user', 'morgan');
  // The tab's first read after it wakes names the signed-in account.
  adoptDrafts('morgan');
  elsewhere({ key: 'wwi_admin_user', oldValue: 'casey' });
  leaveElsewhere();
  elsewhere({ key: 'wwi_admin_user', newValue: 'morgan' });
  expect(reload).toHaveBeenCalledOnce();
  expect(readDraft('note:1')).toBeUndefined();
});

it('does not reload a signed-out tab when another user signs in elsewhere', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { endSession } = await signedIn('casey');
  endSession({ onPurpose: true });
  elsewhere({ key: 'wwi_admin_user', newValue: 'morgan' });
  expect(reload).not.toHaveBeenCalled();
});

it('keeps drafts when the session ends, and deletes them on sign-out in any tab', async () => {
  const { storeDraft, readDraft, endSession } = await signedIn('casey');
  storeDraft('note:1', 'kept');
  endSession({ onPurpose: false });
  expect(readDraft('note:1')).toBe('kept');
  leaveElsewhere();
  expect(readDraft('note:1')).toBeUndefined();
  storeDraft('note:1', 'kept');
  // This tab was asleep and learns of the sign-out when it wakes.
  localStorage.setItem('wwi_admin_left', 'later');
  expect(readDraft('note:1')).toBeUndefined();
});

it('keeps unsaved food-day entries for their author while other users sign in and out', async () => {
  const { storeDraft, readDraft, startSession, endSession, ...drafts } = await signedIn('casey');
  const listOf = (state: string) => ({ entries: [{ key: 'a', state }] });
  storeDraft('food-day', listOf('failed'));
  drafts.deleteDraftsOfOthers('morgan');
  startSession('other', 'morgan');
  storeDraft('food-day', listOf('failed'));
  endSession({ onPurpose: true });
  drafts.deleteDrafts('morgan');
  startSession('again', 'casey');
  expect(readDraft('food-day')).toEqual(listOf('failed'));
  startSession('other', 'morgan');
  expect(readDraft('food-day')).toBeUndefined();
  startSession('again', 'casey');
  storeDraft('food-day', listOf('stored'));
  drafts.deleteDraftsOfOthers('morgan');
  expect(readDraft('food-day')).toBeUndefined();
});

it('keeps unsaved food-day entries after a sign-out in another tab, and shows them to no other user', async () => {
  const { storeDraft, readDraft, startSession } = await signedIn('casey');
  const list = { entries: [{ key: 'a', state: 'failed' }] };
  storeDraft('food-day', list);
  leaveElsewhere();
  expect(readDraft('food-day')).toEqual(list);
  localStorage.setItem('wwi_admin_left', 'while this tab slept');
  expect(readDraft('food-day')).toEqual(list);
  startSession('other', 'morgan');
  expect(readDraft('food-day')).toBeUndefined();
  startSession('again', 'casey');
  expect(readDraft('food-day')).toEqual(list);
});

it('deletes only the drafts about an erased person', async () => {
  const { storeDraft, deleteDraftsOfCase } = await signedIn('casey');
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('wwi_draft:'));
  for (const id of [7, 77]) {
    for (const kind of ['record', 'note', 'closing', 'new-alert', 'sent:new-alert'])
      storeDraft(`${kind}:${id}`, {});
    storeDraft(`contact:{"memberId":${id},"reminderId":12}`, { values: { note: 'hidden' } });
    storeDraft(`sent:contact:{"memberId":${id}}`, {});
    storeDraft(`alert:${id}3`, { row: { memberId: id } });
  }
  deleteDraftsOfCase(7);
  expect(kept()).toHaveLength(8);
  expect(kept().every((key) => /77/.test(key))).toBe(true);
});
