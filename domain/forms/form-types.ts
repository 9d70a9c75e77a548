// The six ways to get involved.
import { namedByThemselves, type ValueOf } from '../vocabulary.ts';

export const formTypes = namedByThemselves([
  'community-leader',
  'volunteer',
  'resource-partner',
  'donate',
  'media-partner',
  'host-giveaway',
]);
export type FormType = ValueOf<typeof formTypes>;
