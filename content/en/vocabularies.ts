import { eventTypes } from '#domain/calendar/event';
import { serviceAreaNames } from '#domain/service-areas';
import { createEnum } from '#domain/vocabulary';
import type { Vocabularies } from '../vocabulary-shape.ts';

export const vocabularies: Vocabularies = {
  serviceAreas: createEnum(serviceAreaNames),
  formTypes: {
    'community-leader': 'Community Leader',
    volunteer: 'Volunteer',
    'resource-partner': 'Resource Partner',
    donate: 'Donation',
    'media-partner': 'Media Partner',
    'host-giveaway': 'Host Drive/Giveaway',
  },
  eventTypes: createEnum(eventTypes),
  programLines: undefined,
};
