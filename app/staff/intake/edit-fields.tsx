// What only an existing case has: its course, safe contact, and details that applications bring.
import { useFormContext } from 'react-hook-form';
import { contact } from '#content/en/staff/contact';
import { edit } from '#content/en/staff/edit';
import { contactPermissions, memberStatuses } from '#domain/cases/member';
import { contactMethods, languages } from '#domain/forms/application';
import { Field } from '../forms/field';
import { Options } from '../forms/options';
import type { EditValues } from './edited-member';

const permissions = { yes: contact.yes, no: contact.no } as const;

export function CourseFields() {
  const { register, formState } = useFormContext<EditValues>();
  return (
    <>
      <Field label={edit.status}>
        {(control) => (
          <select {...control} {...register('status')}>
            <Options of={memberStatuses} />
          </select>
        )}
      </Field>
      <Field
        label={edit.tags}
        hint={edit.tagsHint}
        problem={formState.errors.tags?.message}
        className="sm:col-span-2 xl:col-span-3"
      >
        {(control) => <input {...control} {...register('tags')} />}
      </Field>
    </>
  );
}

export function SafeContactFields() {
  const { register, formState } = useFormContext<EditValues>();
  return (
    <>
      <p className="col-span-full text-quiet">{contact.intro}</p>
      {(['voicemail', 'text', 'sayWho'] as const).map((name) => (
        <Field key={name} label={contactPermissions[name]}>
          {(control) => (
            <select {...control} {...register(name)}>
              <Options of={permissions} none={contact.unknown} />
            </select>
          )}
        </Field>
      ))}
      <Field
        label={contact.note}
        hint={contact.noteHint}
        problem={formState.errors.contactNote?.message}
        className="col-span-full"
      >
        {(control) => <input {...control} maxLength={500} {...register('contactNote')} />}
      </Field>
    </>
  );
}

export function MoreFields() {
  const { register, formState } = useFormContext<EditValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={edit.dateOfBirth} problem={errors.dateOfBirth?.message}>
        {(control) => <input {...control} type="date" {...register('dateOfBirth')} />}
      </Field>
      <Field label={edit.householdIncome} problem={errors.householdIncome?.message}>
        {(control) => <input {...control} {...register('householdIncome')} />}
      </Field>
      <Field label={edit.preferredLanguage} problem={errors.preferredLanguage?.message}>
        {(control) => (
          <>
            <input {...control} list="languages" {...register('preferredLanguage')} />
            <datalist id="languages">
              <Options of={languages} />
            </datalist>
          </>
        )}
      </Field>
      <Field label={edit.preferredContactMethod} problem={errors.preferredContactMethod?.message}>
        {(control) => (
          <>
            <input {...control} list="contact-methods" {...register('preferredContactMethod')} />
            <datalist id="contact-methods">
              <Options of={contactMethods} />
            </datalist>
          </>
        )}
      </Field>
    </>
  );
}
