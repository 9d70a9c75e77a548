// Vocabularies of updates: mail that staff write to newsletter subscribers or accepted volunteers.
import { createEnum } from './vocabulary.ts';

/** A stopped update is final: the rest of its recipients get nothing. */
export const updateStates = createEnum(['draft', 'sending', 'sent', 'canceled']);

/** No audience is made from cases: asking for help is no consent to a mailing list. */
export const updateAudiences = createEnum(['newsletter', 'volunteers']);
export type UpdateAudience = keyof typeof updateAudiences;

export type UpdateText = { subject: string; body: string };
