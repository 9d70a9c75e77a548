// Who is writing: the questions that every long form begins with.
import type { Field } from './field.ts';

export const basicFields = [
  {
    key: 'firstName',
    label: 'First name',
    control: 'text',
    required: 'enforced',
    autocomplete: 'given-name',
  },
  {
    key: 'lastName',
    label: 'Last name',
    control: 'text',
    required: 'enforced',
    autocomplete: 'family-name',
  },
  { key: 'email', label: 'E-mail', control: 'email', required: 'enforced', autocomplete: 'email' },
  {
    key: 'phone',
    label: 'Phone number',
    control: 'tel',
    required: 'enforced',
    autocomplete: 'tel',
  },
  {
    key: 'location',
    label: 'Location',
    control: 'text',
    required: 'enforced',
    placeholder: 'e.g., Richmond, VA',
    autocomplete: 'address-level2',
  },
] as const satisfies readonly Field[];
