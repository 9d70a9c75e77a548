// Schema of a public event; only the date part of `eventDate` counts, read at noon so that no zone shifts it.
import * as v from 'valibot';
import { eventTypes, office } from '#organization';
import { entryMissing } from '../forms/entry-problem.ts';
import { textLimits } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { dateSchema } from './moment.ts';

export { eventTypes };
export type EventType = (typeof eventTypes)[number];

export const eventSchema = v.object({
  title: requiredText(entryMissing('title')),
  description: requiredText(entryMissing('description'), textLimits.story),
  translatedTitle: v.optional(optionalText(), ''),
  translatedDescription: v.optional(optionalText(textLimits.story), ''),
  eventDate: dateSchema,
  eventTime: requiredText(entryMissing('time'), 60),
  location: requiredText(entryMissing('place')),
  address: v.optional(optionalText(), ''),
  city: v.optional(optionalText(), office.city),
  state: v.optional(optionalText(), office.state),
  eventType: requiredText(entryMissing('type'), 60),
  isActive: v.optional(v.boolean(), true),
});

const partial = v.partial(eventSchema).entries;

export const eventChangesSchema = v.object({
  ...partial,
  // No defaults here: a default would overwrite a field that the change left out.
  translatedTitle: v.optional(optionalText()),
  translatedDescription: v.optional(optionalText(textLimits.story)),
  address: v.optional(optionalText()),
  city: v.optional(optionalText()),
  state: v.optional(optionalText()),
  isActive: v.optional(v.boolean()),
});
