// The six ways to get involved, as people read them.
import type { ValueOf } from '../vocabulary.ts';

export const formTypes = {
  'community-leader': 'Community Leader',
  volunteer: 'Volunteer',
  'resource-partner': 'Resource Partner',
  donate: 'Donation',
  'media-partner': 'Media Partner',
  'host-giveaway': 'Host Drive/Giveaway',
} as const;
export type FormType = ValueOf<typeof formTypes>;
