// Fields of the contact form.
import type { Field } from './field.ts';

/** Questions whose answers have a column of their own. */
export const contactColumns = ['name', 'email', 'subject', 'message'] as const;

export const contactFields = [
  { key: 'name', control: 'text', required: 'enforced', autocomplete: 'name' },
  { key: 'email', control: 'email', required: 'enforced', autocomplete: 'email' },
  { key: 'subject', control: 'text', required: 'enforced' },
  { key: 'message', control: 'textarea', required: 'enforced' },
] as const satisfies readonly Field[];
