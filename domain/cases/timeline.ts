// What a case consists of over time. At one moment the later kind stands above the earlier.
import { namedByThemselves, type ValueOf } from '../vocabulary.ts';

export const timelineKinds = namedByThemselves([
  'application',
  'reminder',
  'alert',
  'change',
  'note',
  'service',
  'contact',
]);
export type TimelineKind = ValueOf<typeof timelineKinds>;
