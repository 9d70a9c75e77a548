// Rows as the API answers them, with the fields that screens cannot do without.
import type { Member } from '../../app/staff/data/rows';

export function memberRow(changes: Partial<Member> & Pick<Member, 'id'>): Member {
  const row: Partial<Member> = {
    ...{ version: 1, firstName: 'Ana', lastName: 'Lee', status: 'active', priority: 'normal' },
    ...{ assignedTo: null, tags: [], programAreas: [], triageReasons: [], isRestricted: false },
    ...{
      needsReview: false,
      reviewReason: null,
      dueAt: null,
      firstContactedAt: null,
      erasedAt: null,
    },
    ...{ preferredLanguage: 'English', additionalInfo: {}, createdAt: '2026-11-02T15:00:00.000Z' },
    ...changes,
  };
  return row as Member;
}
