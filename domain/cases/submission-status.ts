// Statuses of a submission; separate from the questions, which travel with the public form.
import { createEnum, type ValueOf } from '../vocabulary.ts';

export const submissionStatuses = createEnum(['new', 'in-progress', 'completed', 'on-hold']);
export type SubmissionStatus = ValueOf<typeof submissionStatuses>;

/** Allowed status changes. Moves back exist so that a step can be undone. */
export const submissionMoves: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  new: ['in-progress', 'on-hold'],
  'in-progress': ['completed', 'on-hold', 'new'],
  'on-hold': ['in-progress', 'new'],
  completed: ['in-progress'],
};
