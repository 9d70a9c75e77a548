import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { createEnum } from '#domain/vocabulary';
import { priorities, reminderTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useColleagues, useSession } from '../data/queries';
import { EntryForm } from '../forms/entry-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { convertFromOfficeTime } from '../forms/form-dates';
import { useStaffForm } from '../forms/use-staff-form';

const { reminders: text } = profile;

const emptyReminder = () => ({
  title: '',
  reminderType: 'follow-up',
  date: addDays(toOfficeDate(new Date()), 1),
  time: '',
  priority: 'normal',
  assignedTo: '',
  description: '',
});

export function useNewReminder(memberId: number, draftKey = `reminder:${memberId}`) {
  const username = useSession()?.username ?? '';
  const colleagues = useColleagues('cases.read').filter((name) => name !== username);
  const form = useStaffForm({
    draftKey,
    valuesOf: emptyReminder,
    send: ({ date, time, assignedTo, ...values }, { key }) => {
      const reminder = {
        memberId,
        ...values,
        dueDate: time === '' ? date : convertFromOfficeTime(date, time),
        assignedTo: assignedTo || username,
      };
      return post('/api/reminders', reminder, key);
    },
    onSent: () => showToast({ title: text.added }),
    failed: `${text.failed}.`,
  });
  return { form, username, colleagues };
}

export function AddReminder({ memberId }: { memberId: number }) {
  const entry = useNewReminder(memberId);
  const { form } = entry;
  return (
    <EntryForm form={form} title={text.formTitle} submit={text.add} needs={['title', 'date']}>
      <TextField form={form} name="title" label={text.title} isNeeded maxLength={200} />
      <SelectField form={form} name="reminderType" label={text.type} options={reminderTypes} />
      <TextField form={form} name="date" label={text.date} isNeeded type="date" required />
      <ReminderDetails {...entry} />
    </EntryForm>
  );
}

export function ReminderDetails({ form, username, colleagues }: ReturnType<typeof useNewReminder>) {
  return (
    <>
      <TextField form={form} name="time" label={text.time} hint={text.timeHint} type="time" />
      <SelectField form={form} name="priority" label={text.priority} options={priorities} />
      <SelectField
        form={form}
        name="assignedTo"
        label={text.assigned}
        options={createEnum(colleagues)}
        none={username}
      />
      <LongTextField
        form={form}
        name="description"
        label={text.description}
        className="col-span-full"
        rows={2}
        maxLength={5000}
      />
    </>
  );
}
