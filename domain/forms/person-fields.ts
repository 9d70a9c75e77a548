// The contact questions that every long form begins with.
import type { Field } from './field.ts';

export const basicFields = [
  {
    key: 'firstName',
    control: 'text',
    required: 'enforced',
    autocomplete: 'given-name',
  },
  {
    key: 'lastName',
    control: 'text',
    required: 'enforced',
    autocomplete: 'family-name',
  },
  { key: 'email', control: 'email', required: 'enforced', autocomplete: 'email' },
  {
    key: 'phone',
    control: 'tel',
    required: 'enforced',
    autocomplete: 'tel',
  },
  {
    key: 'location',
    control: 'text',
    required: 'enforced',
    autocomplete: 'address-level2',
  },
] as const satisfies readonly Field[];
