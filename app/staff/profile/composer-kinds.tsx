// What the composer asks for each kind: the least that makes an entry, and the rest on demand.

import { namedByThemselves } from '#domain/vocabulary';
import {
  contactKinds,
  contactOutcomes,
  priorities,
  progressStatuses,
  progressTypes,
  reminderTypes,
  serviceOutcomes,
  serviceTypes,
} from '#text/staff/case-labels';
import { contactLog } from '#text/staff/contact-log';
import { profile } from '#text/staff/profile';
import { timeline as text } from '#text/staff/timeline';
import { useNewContact } from '../contact-log/contact-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { useNewReminder } from './add-reminder';
import { ComposerForm } from './composer-form';
import { useNewNote } from './progress-note-forms';
import { useNewRecord } from './service-record-forms';

type KindProps = { memberId: number };
const { records, progress, reminders } = profile;

export function RecordComposer({ memberId }: KindProps) {
  const { form, username } = useNewRecord(memberId);
  return (
    <ComposerForm
      form={form}
      title={records.formTitle}
      submit={records.add}
      needs={['serviceType', 'description']}
      choices={
        <SelectField
          form={form}
          name="serviceType"
          label={records.type}
          options={serviceTypes}
          none={records.chooseType}
        />
      }
      more={
        <>
          <TextField form={form} name="date" label={records.date} type="date" required />
          <SelectField
            form={form}
            name="outcome"
            label={records.outcome}
            options={serviceOutcomes}
          />
          <TextField
            form={form}
            name="assignedTeamMember"
            label={records.teamMember}
            maxLength={200}
            placeholder={username}
          />
          <TextField
            form={form}
            name="partnerOrganization"
            label={records.partner}
            maxLength={200}
          />
          <TextField
            form={form}
            name="followUpDate"
            label={records.followUp}
            hint={records.followUpHint}
            type="date"
          />
        </>
      }
    >
      <LongTextField
        form={form}
        name="description"
        label={records.description}
        placeholder={text.servicePlaceholder}
        rows={1}
        maxLength={5000}
      />
    </ComposerForm>
  );
}

export function NoteComposer({ memberId }: KindProps) {
  const form = useNewNote(memberId);
  return (
    <ComposerForm
      form={form}
      title={progress.formTitle}
      submit={text.submit.note}
      needs={['description']}
      choices={
        <SelectField
          form={form}
          name="progressType"
          label={progress.type}
          options={progressTypes}
        />
      }
      more={
        <>
          <TextField form={form} name="title" label={progress.title} maxLength={200} />
          <SelectField
            form={form}
            name="status"
            label={progress.status}
            options={progressStatuses}
          />
          <TextField form={form} name="date" label={progress.date} type="date" required />
          <TextField form={form} name="outcome" label={progress.outcome} maxLength={5000} />
          <TextField
            form={form}
            name="nextCheckIn"
            label={progress.next}
            hint={progress.nextHint}
            type="date"
          />
        </>
      }
    >
      <LongTextField
        form={form}
        name="description"
        label={progress.description}
        placeholder={text.notePlaceholder}
        rows={1}
        maxLength={5000}
      />
    </ComposerForm>
  );
}

export function ReminderComposer({ memberId }: KindProps) {
  const { form, username, colleagues } = useNewReminder(memberId);
  return (
    <ComposerForm
      form={form}
      title={reminders.formTitle}
      submit={text.submit.reminder}
      needs={['title', 'date']}
      choices={<TextField form={form} name="date" label={reminders.date} type="date" required />}
      more={
        <>
          <TextField
            form={form}
            name="time"
            label={reminders.time}
            hint={reminders.timeHint}
            type="time"
          />
          <SelectField
            form={form}
            name="reminderType"
            label={reminders.type}
            options={reminderTypes}
          />
          <SelectField
            form={form}
            name="priority"
            label={reminders.priority}
            options={priorities}
          />
          <SelectField
            form={form}
            name="assignedTo"
            label={reminders.assigned}
            options={namedByThemselves(colleagues)}
            none={username}
          />
          <LongTextField
            form={form}
            name="description"
            label={reminders.description}
            className="col-span-full"
            rows={2}
            maxLength={5000}
          />
        </>
      }
    >
      <TextField
        form={form}
        name="title"
        label={reminders.title}
        placeholder={text.reminderPlaceholder}
        maxLength={200}
      />
    </ComposerForm>
  );
}

export function ContactComposer({ memberId }: KindProps) {
  const form = useNewContact({ memberId });
  const { form: labels } = contactLog;
  return (
    <ComposerForm
      form={form}
      title={text.contactTitle}
      submit={text.submit.contact}
      needs={['kind', 'outcome']}
      choices={
        <>
          <SelectField form={form} name="kind" label={labels.kind} options={contactKinds} />
          <SelectField
            form={form}
            name="outcome"
            label={labels.outcome}
            options={contactOutcomes}
          />
        </>
      }
      more={
        <TextField form={form} name="date" label={labels.date} hint={labels.dateHint} type="date" />
      }
    >
      <LongTextField
        form={form}
        name="note"
        label={labels.note}
        placeholder={text.contactPlaceholder}
        rows={1}
        maxLength={500}
      />
    </ComposerForm>
  );
}
