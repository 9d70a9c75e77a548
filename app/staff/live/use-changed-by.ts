import { useState } from 'react';
import { live } from '#text/staff/live';
import { useStore } from '../../ui/store';
import { useSession } from '../data/queries';
import { buildRowKey, lastEditors } from './use-live';

/** The row that a form edits. */
export type EditedRow = {
  /** The subject's name in events. */
  subject: string;
  id: number;
  /** The newest version, for a form that adds to the row instead of changing it. */
  version?: number;
};

type Typing = {
  isTyped: boolean;
  /** The version when the form opened. */
  seen: number | undefined;
  newest: number | undefined;
};

/** The colleague who changed the row since the edit began; undefined before any edit. */
export function useChangedBy(
  about: EditedRow | undefined,
  { isTyped, seen, newest }: Typing,
): string | undefined {
  const me = useSession()?.username;
  const changes = useStore(lastEditors);
  const [begun, setBegun] = useState(about?.version);
  if (!isTyped && begun !== about?.version) setBegun(about?.version);
  if (about === undefined || !isTyped) return undefined;
  const name = changes.get(buildRowKey(about.subject, about.id));
  if (about.version !== undefined) {
    // Opening a message changes its version; ignore the user's own changes.
    return about.version !== begun && name !== me ? name : undefined;
  }
  const isChanged = newest !== undefined && seen !== undefined && newest > seen;
  return isChanged ? (name ?? live.somebody) : undefined;
}
