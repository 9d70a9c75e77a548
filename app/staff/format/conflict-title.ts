import { conflict as text } from '#text/staff/conflict';
import { fill, momentOf } from './formats';

/** "ana changed this on Nov 05, 2025, 3:20 PM." */
export function conflictTitle(by: { changedBy?: string; changedAt?: string }): string {
  const name = by.changedBy ?? text.somebody;
  return by.changedAt === undefined
    ? fill(text.changed, { name })
    : fill(text.changedAt, { name, moment: momentOf(by.changedAt) });
}
