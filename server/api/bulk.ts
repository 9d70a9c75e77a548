// Changing several rows at once: what such a call may say of the assignee, and what comes back.
import * as v from 'valibot';
import { optionalText } from '#domain/text/text-check';

export const assigneeEntry = v.optional(v.nullable(optionalText()));

/** How each row was before, so that the change can be taken back. */
export const bulkResponse = v.strictObject({
  changed: v.array(
    v.strictObject({
      id: v.number(),
      status: v.string(),
      priority: v.optional(v.string()),
      assignedTo: v.nullable(v.string()),
    }),
  ),
  refused: v.array(v.strictObject({ id: v.number(), reason: v.string() })),
});
