// Saved views: named filters of a list, private or shared. Each list defines its own filter keys.
import * as v from 'valibot';
import { entryProblem } from '../forms/entry-problem.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { createEnum, listValues, type ValueOf } from '../vocabulary.ts';

export const viewLists = createEnum(['members', 'submissions', 'messages', 'reminders']);
export type ViewList = ValueOf<typeof viewLists>;

/** The menu cannot hold more views. */
export const maxViews = 40;
/** A limit per person, so that one person cannot fill the shared places. */
export const maxSharedPerPerson = 10;

const name = requiredText(entryProblem('viewName'), 60);
const filter = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), optionalText(), entryProblem('viewFilter')),
  v.check((filters) => Object.keys(filters).length <= 20, entryProblem('viewSize')),
);

export const savedViewSchema = v.object({
  list: v.picklist(listValues(viewLists), entryProblem('viewList')),
  name,
  filter,
  isShared: v.optional(v.boolean(), false),
});

export const savedViewChangesSchema = v.object({
  name: v.optional(name),
  filter: v.optional(filter),
  isShared: v.optional(v.boolean()),
});
