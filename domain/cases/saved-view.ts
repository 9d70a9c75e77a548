// A filter of a list with a name: one's own, or shared with everybody. What the filter may say is the
// list's own matter.
import * as v from 'valibot';
import { optionalText, requiredText } from '../text/text-check.ts';
import { type ValueOf, values } from '../vocabulary.ts';

export const viewLists = {
  members: 'Cases',
  submissions: 'Form submissions',
  messages: 'Inbox',
  reminders: 'Follow-ups',
} as const;
export type ViewList = ValueOf<typeof viewLists>;

/** More would be no menu any more. */
export const mostViews = 40;

const name = requiredText('Give it a name', 60);
const filter = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), optionalText(), 'Say what is shown'),
  v.check((filters) => Object.keys(filters).length <= 20, 'Say less'),
);

export const savedViewSchema = v.object({
  list: v.picklist(values(viewLists), 'Choose a list'),
  name,
  filter,
  isShared: v.optional(v.boolean(), false),
});

export const savedViewChangesSchema = v.object({
  name: v.optional(name),
  filter: v.optional(filter),
  isShared: v.optional(v.boolean()),
});
