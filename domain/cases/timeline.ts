// The kinds of timeline entries. When two have the same time, the later kind in this list is shown above.
import { enumOf, type ValueOf } from '../vocabulary.ts';

export const timelineKinds = enumOf([
  'application',
  'reminder',
  'alert',
  'change',
  'note',
  'service',
  'contact',
]);
export type TimelineKind = ValueOf<typeof timelineKinds>;
