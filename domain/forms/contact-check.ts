import { contactFields } from './contact.ts';
import { answersSchema } from './field-check.ts';

export const contactSchema = answersSchema(contactFields, 'contact');
