import type { FormEvent } from 'react';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import { reminderTypes } from '#domain/cases/case-work';
import { priorities } from '#domain/cases/member';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import { useColleagues, useSession } from '../data/queries';
import { useChange } from '../data/use-change';
import { useDraftState } from '../data/use-draft-state';
import { EntryForm } from '../forms/entry-form';
import { Field } from '../forms/field';
import { officeMoment } from '../forms/form-dates';
import { Options } from '../forms/options';

const { reminders: words } = profile;

function emptyReminder() {
  return {
    title: '',
    reminderType: 'follow-up',
    date: dateAfter(officeDate(new Date()), 1),
    time: '09:00',
    priority: 'normal',
    assignedTo: '',
    description: '',
  };
}

export function AddReminder({ memberId }: { memberId: number }) {
  const session = useSession();
  const colleagues = useColleagues();
  const form = useDraftState(`reminder:${memberId}`, emptyReminder());
  const { values, set } = form;
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      set(name, event.currentTarget.value),
  });
  const add = useChange(
    () =>
      send('POST', '/api/reminders', {
        memberId,
        title: values.title,
        reminderType: values.reminderType,
        dueDate: officeMoment(values.date, values.time),
        priority: values.priority,
        description: values.description,
        assignedTo: values.assignedTo || (session?.username ?? ''),
      }),
    {
      onDone: () => {
        form.reset();
        showToast({ title: words.added });
      },
    },
  );
  return (
    <EntryForm
      title={words.formTitle}
      submit={words.add}
      isReady={values.title.trim() !== '' && values.date !== '' && !add.isPending}
      isRestored={form.isRestored}
      problem={add.isError ? `${words.failed}. ${reasonOf(add.error, shell.failures)}` : undefined}
      onSubmit={() => add.mutate()}
    >
      <Field label={words.title} isNeeded>
        {(control) => <input {...control} maxLength={200} {...bind('title')} />}
      </Field>
      <Field label={words.type}>
        {(control) => (
          <select {...control} {...bind('reminderType')}>
            <Options of={reminderTypes} />
          </select>
        )}
      </Field>
      <Field label={words.date} isNeeded>
        {(control) => <input {...control} type="date" required {...bind('date')} />}
      </Field>
      <Field label={words.time}>
        {(control) => <input {...control} type="time" required {...bind('time')} />}
      </Field>
      <Field label={words.priority}>
        {(control) => (
          <select {...control} {...bind('priority')}>
            <Options of={priorities} />
          </select>
        )}
      </Field>
      <Field label={words.assigned}>
        {(control) => (
          <select {...control} {...bind('assignedTo')}>
            <option value="">{session?.username ?? ''}</option>
            {colleagues
              .filter((name) => name !== session?.username)
              .map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <Field label={words.description} className="col-span-full">
        {(control) => <textarea {...control} rows={2} maxLength={5000} {...bind('description')} />}
      </Field>
    </EntryForm>
  );
}
