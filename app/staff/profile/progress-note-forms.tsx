// Adds and corrects progress notes.

import { toOfficeDate } from '#domain/calendar/office-hours';
import { progressStatuses, progressTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { ProgressNote } from '../data/rows';
import { EntryForm } from '../forms/entry-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { convertDayToSend, getChangedDay } from '../forms/form-dates';
import { type StaffForm, useStaffForm } from '../forms/use-staff-form';
import { pickChangedValues, useIsFullCorrection } from './correction';

const { progress: text } = profile;

function valuesOf(note: ProgressNote | undefined) {
  return {
    progressType: note?.progressType ?? ('check-in' as string),
    title: note?.title ?? '',
    description: note?.description ?? '',
    status: note?.status ?? ('in-progress' as string),
    date: toOfficeDate(note === undefined ? new Date() : new Date(note.progressDate)),
    outcome: note?.outcome ?? '',
    nextCheckIn: '',
  };
}
type Values = ReturnType<typeof valuesOf>;
const needs = ['title', 'description'] as const;

export function useNewNote(memberId: number, draftKey = `note:${memberId}`) {
  return useStaffForm({
    draftKey,
    valuesOf,
    send: ({ date, outcome, nextCheckIn, title, ...values }, { key }) => {
      const note = {
        memberId,
        // The composer makes a title from the note's first words.
        title: title.trim() || titleOf(values.description),
        ...values,
        progressDate: convertDayToSend(date),
        ...(outcome === '' ? {} : { outcome }),
        ...(nextCheckIn === '' ? {} : { nextCheckIn }),
      };
      return post('/api/member-progress', note, key);
    },
    onSent: () => showToast(toasts.messages.progressNoteAdded),
    failed: `${text.failed}.`,
  });
}

const longestTitle = 80;

/** The first sentence or line, truncated to the limit. */
function titleOf(description: string): string {
  const [first = ''] = description.trim().split(/(?<=[.!?])\s|\n/);
  return first.length > longestTitle ? `${first.slice(0, longestTitle - 1)}…` : first;
}

export function AddProgressNote({ memberId }: { memberId: number }) {
  const form = useNewNote(memberId);
  return (
    <EntryForm form={form} title={text.formTitle} submit={text.add} needs={needs}>
      <NoteFields form={form} />
      <ProgressFields form={form} />
      <NextCheckInField form={form} />
    </EntryForm>
  );
}

type CorrectProps = { note: ProgressNote; onClose: () => void };

export function CorrectProgressNote({ note, onClose }: CorrectProps) {
  const draftKey = `note-change:${note.id}`;
  const isWhole = useIsFullCorrection({
    ...{ writtenAt: note.createdAt, draftKey, before: valuesOf(note) },
    course: ['status', 'outcome'],
  });
  const form = useStaffForm({
    draftKey,
    row: note,
    about: { subject: 'progress-note', id: note.id },
    valuesOf,
    send: (values, { before, row = note }) => {
      const { date, outcome, ...changes } = pickChangedValues(before, values);
      return change('PATCH', `/api/member-progress/${note.id}`, row.version, {
        ...changes,
        ...(outcome === undefined ? {} : { outcome: outcome || null }),
        ...getChangedDay('progressDate', before.date, values.date),
      });
    },
    onSent: () => showToast({ title: text.corrected }),
    onDone: onClose,
    failed: text.changeFailed,
  });
  return (
    <EntryForm form={form} title={text.correct} submit={text.save} needs={needs} onCancel={onClose}>
      {isWhole ? <NoteFields form={form} /> : null}
      <ProgressFields form={form} />
    </EntryForm>
  );
}

function NoteFields({ form }: { form: StaffForm<Values> }) {
  return (
    <>
      <TextField form={form} name="title" label={text.title} isNeeded maxLength={200} />
      <SelectField form={form} name="progressType" label={text.type} options={progressTypes} />
      <LongTextField
        form={form}
        name="description"
        label={text.description}
        isNeeded
        className="col-span-full"
        rows={3}
        maxLength={5000}
      />
      <TextField form={form} name="date" label={text.date} type="date" required />
    </>
  );
}

export function NextCheckInField({ form }: { form: StaffForm<Values> }) {
  return (
    <TextField form={form} name="nextCheckIn" label={text.next} hint={text.nextHint} type="date" />
  );
}

/** Fields that can be changed at any time. */
export function ProgressFields({ form }: { form: StaffForm<Values> }) {
  return (
    <>
      <SelectField form={form} name="status" label={text.status} options={progressStatuses} />
      <TextField form={form} name="outcome" label={text.outcome} maxLength={5000} />
    </>
  );
}
