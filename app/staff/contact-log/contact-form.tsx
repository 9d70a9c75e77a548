import { contactKinds, loggedOutcomes } from '#text/staff/case-labels';
import { contactLog } from '#text/staff/contact-log';
import { post } from '../data/api';
import { fillText } from '../format/formats';
import { EntryForm } from '../forms/entry-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';
import { StaffDialog } from '../shell/staff-dialog';
import { type Person, useLoggedToast } from './use-log-contact';

const { form: text } = contactLog;
const { reached: _, ...missedOutcomes } = loggedOutcomes;

export const getContactDraftKey = (person: Person) => `contact:${JSON.stringify(person)}`;

export function useNewContact(person: Person, onDone: () => void = () => {}) {
  const logged = useLoggedToast();
  return useStaffForm({
    draftKey: getContactDraftKey(person),
    valuesOf: () => ({
      kind: 'call',
      outcome: person.corrects !== undefined ? 'no-answer' : 'reached',
      note: '',
      date: '',
    }),
    send: ({ date, ...said }, { key }) => {
      const plan = said.outcome === 'reached' || date === '' ? {} : { followUpAt: date };
      return post('/api/contact-attempts', { ...person, ...said, ...plan }, key);
    },
    onSent: logged,
    onDone,
    failed: contactLog.failed,
  });
}

type ContactFormProps = { person: Person; name: string; onClose: () => void };

/** Logs a contact with a note and a date for the next try. */
export function ContactForm({ person, name, onClose }: ContactFormProps) {
  const form = useNewContact(person, onClose);
  const isCorrection = person.corrects !== undefined;
  return (
    <StaffDialog
      title={fillText(isCorrection ? contactLog.correctFor : contactLog.openFor, { name })}
      isOpen
      onClose={onClose}
    >
      <EntryForm
        form={form}
        title={text.title}
        hasHeading={false}
        submit={text.submit}
        needs={['kind', 'outcome']}
      >
        <SelectField form={form} name="kind" label={text.kind} options={contactKinds} />
        <SelectField
          form={form}
          name="outcome"
          label={text.outcome}
          options={isCorrection ? missedOutcomes : loggedOutcomes}
        />
        <LongTextField
          form={form}
          name="note"
          label={text.note}
          className="col-span-full"
          rows={3}
          maxLength={500}
        />
        {form.values.outcome === 'reached' ? null : (
          <TextField form={form} name="date" label={text.date} hint={text.dateHint} type="date" />
        )}
      </EntryForm>
    </StaffDialog>
  );
}
