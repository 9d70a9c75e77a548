import { isCorrectable } from '#domain/cases/correction';
import { AppError } from '../api/app-error.ts';

/** Rejects changes to the text of an older entry; its outcome can change at any time. */
export function requireCorrectable(
  writtenAt: Date,
  now: Date,
  changed: readonly string[],
  alwaysOpen: readonly string[],
): void {
  if (isCorrectable(writtenAt, now)) return;
  if (changed.every((field) => alwaysOpen.includes(field))) return;
  throw new AppError(
    'conflict',
    'This can be corrected on the day it was written. Please add a new entry.',
  );
}
