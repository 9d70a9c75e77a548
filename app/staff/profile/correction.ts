// Corrects entries of a case: any field on the day of entry, later only the outcome.
import { useState } from 'react';
import { isCorrectable } from '#domain/cases/correction';
import { readDraft } from '../data/drafts';

type Correction<Values> = {
  writtenAt: string;
  draftKey: string;
  before: Values;
  /** Fields that can be corrected on any day. */
  course: readonly (keyof Values)[];
};

/**
 * Decided once, when the form opens on the day of the entry. A form left open past midnight still sends all fields, and
 * the server decides which it accepts.
 */
export function useIsFullCorrection<Values extends object>(
  correction: Correction<Values>,
): boolean {
  const { writtenAt, draftKey, before, course } = correction;
  const [isWhole] = useState(() => {
    if (isCorrectable(new Date(writtenAt), new Date())) return true;
    const { values = before } = readDraft<{ values: Values }>(draftKey) ?? {};
    const changed = Object.keys(pickChangedValues(before, values)) as (keyof Values)[];
    return changed.some((name) => !course.includes(name));
  });
  return isWhole;
}

export function pickChangedValues<Values extends object>(
  before: Values,
  values: Values,
): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed = names.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}
