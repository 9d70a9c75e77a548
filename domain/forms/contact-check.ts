import { contactFields } from './contact.ts';
import { buildAnswersSchema } from './field-check.ts';

export const contactSchema = buildAnswersSchema(contactFields, 'contact');
