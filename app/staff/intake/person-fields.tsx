// Section "Member Profile" of the intake and of the edit form.
import { useFormContext } from 'react-hook-form';
import { intake } from '#content/en/staff/intake';
import { disabilityStatuses, genders, races } from '#domain/cases/member';
import { Field } from '../forms/field';
import { Options } from '../forms/options';
import type { PersonValues } from './member-form';

const { fields: labels } = intake;

type TextName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode';

const texts: readonly { name: TextName; type?: string; isOptional?: true; className?: string }[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email', type: 'email', isOptional: true },
  { name: 'phone', type: 'tel' },
];
const places: typeof texts = [
  { name: 'address', className: 'sm:col-span-2' },
  { name: 'city' },
  { name: 'state' },
  { name: 'zipCode' },
];

function TextFields({ list }: { list: typeof texts }) {
  const { register, formState } = useFormContext<PersonValues>();
  return list.map(({ name, type = 'text', isOptional, className }) => (
    <Field
      key={name}
      label={labels[name]}
      isNeeded={!isOptional}
      problem={formState.errors[name]?.message}
      {...(className === undefined ? {} : { className })}
    >
      {(control) => <input {...control} type={type} autoComplete="off" {...register(name)} />}
    </Field>
  ));
}

function NumberField({ name, max }: { name: 'age' | 'householdSize'; max: number }) {
  const { register, formState } = useFormContext<PersonValues>();
  return (
    <Field label={labels[name]} isNeeded problem={formState.errors[name]?.message}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          {...register(name, { valueAsNumber: true })}
        />
      )}
    </Field>
  );
}

const choices = { race: races, gender: genders, disabilityStatus: disabilityStatuses } as const;

export function PersonFields() {
  const { register, formState } = useFormContext<PersonValues>();
  return (
    <>
      <TextFields list={texts} />
      <NumberField name="age" max={130} />
      <NumberField name="householdSize" max={50} />
      <TextFields list={places} />
      {(['race', 'gender', 'disabilityStatus'] as const).map((name) => (
        <Field key={name} label={labels[name]} problem={formState.errors[name]?.message}>
          {(control) => (
            <select {...control} {...register(name)}>
              <Options of={choices[name]} none={intake.noAnswer} />
            </select>
          )}
        </Field>
      ))}
      <label className="staff-check self-end">
        <input type="checkbox" {...register('veteranStatus')} />
        {labels.veteranStatus}
      </label>
    </>
  );
}
