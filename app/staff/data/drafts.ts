// What was typed when a session ended: kept for this tab until the same person is back, gone at logout.
import { useEffect, useRef } from 'react';

const prefix = 'wwi_draft:';
const ownerKey = 'wwi_draft_owner';
const openForms = new Map<string, () => unknown>();

/** Called when the session ended in the middle of something. */
export function keepDrafts(owner: string): void {
  for (const [key, read] of openForms) {
    const values = read();
    if (values !== undefined) sessionStorage.setItem(prefix + key, JSON.stringify(values));
  }
  sessionStorage.setItem(ownerKey, owner);
}

/** A draft belongs to who typed it: somebody else who signs in on this tab never sees it. */
export function forgetDraftsOfOthers(owner: string): void {
  if (sessionStorage.getItem(ownerKey) !== owner) forgetDrafts();
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) || key === ownerKey) sessionStorage.removeItem(key);
  }
}

export function takeDraft<Values>(key: string): Values | undefined {
  const kept = sessionStorage.getItem(prefix + key);
  return kept === null ? undefined : (JSON.parse(kept) as Values);
}

/** Registers an open form; `read` gives undefined while there is nothing worth keeping. */
export function useDraft(key: string, read: () => unknown): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    openForms.set(key, () => latest.current());
    // The form is on screen again: its draft has done its work.
    sessionStorage.removeItem(prefix + key);
    return () => {
      openForms.delete(key);
    };
  }, [key]);
}
