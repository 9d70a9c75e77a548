// The six ways to get involved.
import { createEnum, type ValueOf } from '../vocabulary.ts';

export const formTypes = createEnum([
  'community-leader',
  'volunteer',
  'resource-partner',
  'donate',
  'media-partner',
  'host-giveaway',
]);
export type FormType = ValueOf<typeof formTypes>;
