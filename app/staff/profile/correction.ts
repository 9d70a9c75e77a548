// Setting right what was written in a case: all of it on its day, later only how it went.
import { useState } from 'react';
import { isCorrectable } from '#domain/cases/correction';
import { hasDraft } from '../data/drafts';

/** As it was opened: what was typed on its day and not saved is shown and sent, and the server says what it is. */
export function useIsWhole(writtenAt: string, draftKey: string): boolean {
  const [isWhole] = useState(
    () => isCorrectable(new Date(writtenAt), new Date()) || hasDraft(draftKey),
  );
  return isWhole;
}

export function changedIn<Values extends object>(before: Values, values: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed = names.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}
