// The six ways to get involved.
import { enumOf, type ValueOf } from '../vocabulary.ts';

export const formTypes = enumOf([
  'community-leader',
  'volunteer',
  'resource-partner',
  'donate',
  'media-partner',
  'host-giveaway',
]);
export type FormType = ValueOf<typeof formTypes>;
