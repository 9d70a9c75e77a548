// A public event. Only the date part of its date counts; it is read at noon so that no zone shifts it.
import * as v from 'valibot';
import { eventTypes, office } from '#organisation';
import { textLimits } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { dateSchema } from './moment.ts';

export { eventTypes };
export type EventType = (typeof eventTypes)[number];

export const eventSchema = v.object({
  title: requiredText('Title is required'),
  description: requiredText('Description is required', textLimits.story),
  eventDate: dateSchema,
  eventTime: requiredText('Time is required', 60),
  location: requiredText('Location is required'),
  address: v.optional(optionalText(), ''),
  city: v.optional(optionalText(), office.city),
  state: v.optional(optionalText(), office.state),
  eventType: requiredText('Type is required', 60),
  isActive: v.optional(v.boolean(), true),
});

const partial = v.partial(eventSchema).entries;

export const eventChangesSchema = v.object({
  ...partial,
  // A change must not bring back what was left out: no defaults here.
  address: v.optional(optionalText()),
  city: v.optional(optionalText()),
  state: v.optional(optionalText()),
  isActive: v.optional(v.boolean()),
});
