// Adding a progress note, and setting one right.
import { type FormEvent, useRef } from 'react';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { toasts } from '#content/en/toasts';
import { officeDate } from '#domain/calendar/office-hours';
import { progressStatuses, progressTypes } from '#domain/cases/case-work';
import { isCorrectable } from '#domain/cases/correction';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { ProgressNote } from '../data/rows';
import { useChange } from '../data/use-change';
import { useDraftState } from '../data/use-draft-state';
import { EntryForm } from '../forms/entry-form';
import { Field } from '../forms/field';
import { momentOfDay } from '../forms/form-dates';
import { Options } from '../forms/options';

const { progress: words } = profile;

type Values = {
  progressType: string;
  title: string;
  description: string;
  status: string;
  date: string;
  outcome: string;
  nextCheckIn: string;
};

function emptyNote(): Values {
  return {
    progressType: 'check-in',
    title: '',
    description: '',
    status: 'in-progress',
    date: officeDate(new Date()),
    outcome: '',
    nextCheckIn: '',
  };
}

export function AddProgressNote({ memberId }: { memberId: number }) {
  const form = useDraftState(`note:${memberId}`, emptyNote());
  const { values } = form;
  const add = useChange(
    () =>
      send('POST', '/api/member-progress', {
        memberId,
        progressType: values.progressType,
        title: values.title,
        description: values.description,
        status: values.status,
        progressDate: momentOfDay(values.date),
        ...(values.outcome === '' ? {} : { outcome: values.outcome }),
        ...(values.nextCheckIn === '' ? {} : { nextCheckIn: values.nextCheckIn }),
      }),
    {
      onDone: () => {
        form.reset();
        showToast(toasts.messages.progressNoteAdded);
      },
    },
  );
  return (
    <EntryForm
      title={words.formTitle}
      submit={words.add}
      isReady={values.title.trim() !== '' && values.description.trim() !== '' && !add.isPending}
      isRestored={form.isRestored}
      problem={add.isError ? `${words.failed}. ${reasonOf(add.error, shell.failures)}` : undefined}
      onSubmit={() => add.mutate()}
    >
      <NoteFields form={form} isNew />
    </EntryForm>
  );
}

type CorrectProps = { note: ProgressNote; onClose: () => void };

export function CorrectProgressNote({ note, onClose }: CorrectProps) {
  const isOpen = isCorrectable(new Date(note.createdAt), new Date());
  const form = useDraftState(`note-change:${note.id}`, {
    progressType: note.progressType as string,
    title: note.title,
    description: note.description,
    status: note.status as string,
    date: officeDate(new Date(note.progressDate)),
    outcome: note.outcome ?? '',
    nextCheckIn: '',
  });
  const initialDate = useRef(form.values.date);
  const { values } = form;
  const change = useChange(
    () =>
      send('PATCH', `/api/member-progress/${note.id}`, {
        status: values.status,
        outcome: values.outcome || null,
        ...(isOpen
          ? {
              progressType: values.progressType,
              title: values.title,
              description: values.description,
              ...(values.date === initialDate.current
                ? {}
                : { progressDate: momentOfDay(values.date) }),
            }
          : {}),
      }),
    {
      onDone: () => {
        showToast({ title: words.corrected });
        onClose();
      },
    },
  );
  return (
    <EntryForm
      title={words.correct}
      submit={words.save}
      isReady={values.title.trim() !== '' && values.description.trim() !== '' && !change.isPending}
      isRestored={form.isRestored}
      problem={
        change.isError
          ? `${words.changeFailed} ${reasonOf(change.error, shell.failures)}`
          : undefined
      }
      onSubmit={() => change.mutate()}
      onCancel={onClose}
    >
      <NoteFields form={form} isTextOpen={isOpen} />
    </EntryForm>
  );
}

type NoteFieldsProps = {
  form: {
    values: Values;
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  };
  isNew?: boolean;
  isTextOpen?: boolean;
};

function NoteFields({ form: { values, set }, isNew = false, isTextOpen = true }: NoteFieldsProps) {
  const bind = (name: keyof Values) => ({
    value: values[name],
    onChange: (event: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      set(name, event.currentTarget.value),
  });
  return (
    <>
      {isTextOpen ? (
        <>
          <Field label={words.title} isNeeded>
            {(control) => <input {...control} maxLength={200} {...bind('title')} />}
          </Field>
          <Field label={words.type}>
            {(control) => (
              <select {...control} {...bind('progressType')}>
                <Options of={progressTypes} />
              </select>
            )}
          </Field>
          <Field label={words.description} isNeeded className="col-span-full">
            {(control) => (
              <textarea {...control} rows={3} maxLength={5000} {...bind('description')} />
            )}
          </Field>
          <Field label={words.date}>
            {(control) => <input {...control} type="date" required {...bind('date')} />}
          </Field>
        </>
      ) : null}
      <Field label={words.status}>
        {(control) => (
          <select {...control} {...bind('status')}>
            <Options of={progressStatuses} />
          </select>
        )}
      </Field>
      <Field label={words.outcome}>
        {(control) => <input {...control} maxLength={5000} {...bind('outcome')} />}
      </Field>
      {isNew ? (
        <Field label={words.next} hint={words.nextHint}>
          {(control) => <input {...control} type="date" {...bind('nextCheckIn')} />}
        </Field>
      ) : null}
    </>
  );
}
