// Fields of the edit form that the intake lacks: status, safe contact, and details from an application.

import { contactMethods, languages } from '#domain/forms/application';
import { contactPermissions, memberStatuses } from '#text/staff/case-labels';
import { contact } from '#text/staff/contact';
import { edit } from '#text/staff/edit';
import { SelectField, TextField } from '../forms/fields';
import type { StaffForm } from '../forms/use-staff-form';
import type { EditValues } from './edited-member';

const permissions = { yes: contact.yes, no: contact.no } as const;

type EditFieldsProps = { form: StaffForm<EditValues> };

export function CourseFields({ form }: EditFieldsProps) {
  return (
    <>
      <SelectField form={form} name="status" label={edit.status} options={memberStatuses} />
      <TextField
        form={form}
        name="tags"
        label={edit.tags}
        hint={edit.tagsHint}
        className="sm:col-span-2 xl:col-span-3"
      />
    </>
  );
}

export function SafeContactFields({ form }: EditFieldsProps) {
  return (
    <>
      <p className="col-span-full text-quiet">{contact.intro}</p>
      {(['voicemail', 'text', 'sayWho'] as const).map((name) => (
        <SelectField
          key={name}
          form={form}
          name={name}
          label={contactPermissions[name]}
          options={permissions}
          none={contact.unknown}
        />
      ))}
      <TextField
        form={form}
        name="contactNote"
        label={contact.note}
        hint={contact.noteHint}
        maxLength={500}
        className="col-span-full"
      />
    </>
  );
}

export function MoreFields({ form }: EditFieldsProps) {
  return (
    <>
      <TextField form={form} name="otherPhones" label={edit.otherPhones} hint={edit.commas} />
      <TextField form={form} name="otherEmails" label={edit.otherEmails} hint={edit.commas} />
      <TextField form={form} name="dateOfBirth" label={edit.dateOfBirth} type="date" />
      <TextField form={form} name="householdIncome" label={edit.householdIncome} />
      <TextField
        form={form}
        name="preferredLanguage"
        label={edit.preferredLanguage}
        suggestions={languages}
      />
      <TextField
        form={form}
        name="preferredContactMethod"
        label={edit.preferredContactMethod}
        suggestions={contactMethods}
      />
    </>
  );
}
