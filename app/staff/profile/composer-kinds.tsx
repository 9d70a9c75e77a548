// The composer's fields for each kind of entry: the required ones first, the rest on demand.
import {
  contactKinds,
  loggedOutcomes,
  progressTypes,
  reminderTypes,
  serviceTypes,
} from '#text/staff/case-labels';
import { contactLog } from '#text/staff/contact-log';
import { profile } from '#text/staff/profile';
import { timeline as text } from '#text/staff/timeline';
import { useNewContact } from '../contact-log/contact-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { ReminderDetails, useNewReminder } from './add-reminder';
import { ComposerForm } from './composer-form';
import { NextCheckInField, ProgressFields, useNewNote } from './progress-note-forms';
import { FollowUpField, RecordDetails, useNewRecord } from './service-record-forms';

/** The composer has its own drafts, because the form of a tab may be open beside it. */
export const composerDrafts = {
  service: (id: number) => `add-record:${id}`,
  note: (id: number) => `add-note:${id}`,
  reminder: (id: number) => `add-reminder:${id}`,
};

type KindProps = { memberId: number };
const { records, progress, reminders } = profile;

export function RecordComposer({ memberId }: KindProps) {
  const { form, username } = useNewRecord(memberId, {
    draftKey: composerDrafts.service(memberId),
    outcome: 'completed',
  });
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
          <RecordDetails form={form} teamPlaceholder={username} />
          <FollowUpField form={form} />
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
  const form = useNewNote(memberId, composerDrafts.note(memberId));
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
          <TextField form={form} name="date" label={progress.date} type="date" required />
          <ProgressFields form={form} />
          <NextCheckInField form={form} />
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
  const entry = useNewReminder(memberId, composerDrafts.reminder(memberId));
  const { form } = entry;
  return (
    <ComposerForm
      form={form}
      title={reminders.formTitle}
      submit={text.submit.reminder}
      needs={['title', 'date']}
      choices={<TextField form={form} name="date" label={reminders.date} type="date" required />}
      more={
        <>
          <SelectField
            form={form}
            name="reminderType"
            label={reminders.type}
            options={reminderTypes}
          />
          <ReminderDetails {...entry} />
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
          <SelectField form={form} name="outcome" label={labels.outcome} options={loggedOutcomes} />
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
