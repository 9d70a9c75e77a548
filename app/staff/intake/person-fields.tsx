// Section "Member Profile" of the intake and of the edit form.

import type { Labels } from '#domain/vocabulary';
import { personChoices } from '#text/staff/case-labels';
import { intake } from '#text/staff/intake';
import { SelectField, TextField, TickField } from '../forms/fields';
import type { StaffForm } from '../forms/use-staff-form';
import { type PersonField, type PersonValues, personFields } from './person';

const { fields: labels } = intake;

type TextName = Exclude<PersonField, 'veteranStatus' | 'programAreas'>;

const kinds: Partial<Record<PersonField, { type?: string; max?: number; className?: string }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  age: { type: 'number', max: 130 },
  householdSize: { type: 'number', max: 50 },
  address: { className: 'sm:col-span-2' },
};
const choices: Partial<Record<string, Labels>> = personChoices;
const needed: readonly PersonField[] = [
  'firstName',
  'lastName',
  'phone',
  'age',
  'householdSize',
  'address',
  'city',
  'state',
  'zipCode',
];
const inOtherSections: readonly PersonField[] = [
  'serviceRegion',
  'programAreas',
  'referralSource',
  'priority',
  'notes',
];

/** Fields in the order of their labels. */
export function PersonFields({ form }: { form: StaffForm<PersonValues> }) {
  return personFields
    .filter((name) => !inOtherSections.includes(name))
    .map((name) => <PersonControl key={name} form={form} name={name} />);
}

function PersonControl({ form, name }: { form: StaffForm<PersonValues>; name: PersonField }) {
  const label = labels[name];
  if (name === 'veteranStatus') {
    return <TickField form={form} name={name} label={label} className="self-end" />;
  }
  const options = choices[name];
  if (options !== undefined) {
    return (
      <SelectField
        form={form}
        name={name as TextName}
        label={label}
        options={options}
        none={intake.noAnswer}
      />
    );
  }
  const { max, ...kind } = kinds[name] ?? {};
  return (
    <TextField
      form={form}
      name={name as TextName}
      label={label}
      isNeeded={needed.includes(name)}
      autoComplete="off"
      {...kind}
      {...(max === undefined ? {} : { min: 1, max, inputMode: 'numeric' })}
    />
  );
}
