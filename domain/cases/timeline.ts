// What a case consists of over time. At one moment the later kind stands above the earlier.
import type { ValueOf } from '../vocabulary.ts';

export const timelineKinds = {
  application: 'Application',
  reminder: 'Follow-ups',
  alert: 'Alerts',
  change: 'Changes',
  note: 'Notes',
  service: 'Services',
  contact: 'Contacts',
} as const;
export type TimelineKind = ValueOf<typeof timelineKinds>;
