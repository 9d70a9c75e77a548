// Section "Case Priority & Notes" of the intake and of the edit form.
import { useFormContext } from 'react-hook-form';
import { intake } from '#content/en/staff/intake';
import { priorities } from '#domain/cases/member';
import { Field } from '../forms/field';
import { Options } from '../forms/options';
import type { PersonValues } from './member-form';

const { fields: labels } = intake;

export function PriorityFields() {
  const { register, formState } = useFormContext<PersonValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={labels.priority} problem={errors.priority?.message}>
        {(control) => (
          <select {...control} {...register('priority')}>
            <Options of={priorities} />
          </select>
        )}
      </Field>
      <Field label={labels.notes} problem={errors.notes?.message} className="col-span-full">
        {(control) => <textarea {...control} rows={4} {...register('notes')} />}
      </Field>
    </>
  );
}
