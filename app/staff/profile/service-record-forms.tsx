// Adds and corrects service records.

import { toOfficeDate } from '#domain/calendar/office-hours';
import { serviceOutcomes, serviceTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import { readOwnUsername, useSession } from '../data/queries';
import type { ServiceRecord } from '../data/rows';
import { EntryForm } from '../forms/entry-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { convertDayToSend, getChangedDay } from '../forms/form-dates';
import { type StaffForm, useStaffForm } from '../forms/use-staff-form';
import { pickChangedValues, useIsFullCorrection } from './correction';

const { records: text } = profile;

function valuesOf(record: ServiceRecord | undefined) {
  return {
    serviceType: record?.serviceType ?? ('' as string),
    description: record?.description ?? '',
    date: toOfficeDate(record === undefined ? new Date() : new Date(record.serviceDate)),
    assignedTeamMember: record?.assignedTeamMember ?? '',
    partnerOrganization: record?.partnerOrganization ?? '',
    outcome: record?.outcome ?? ('in-progress' as string),
    followUpDate: '',
  };
}
type Values = ReturnType<typeof valuesOf>;

type NewRecord = { draftKey: string; outcome: ServiceRecord['outcome'] };

/** The composer records services already delivered, so they start as completed. */
export function useNewRecord(
  memberId: number,
  { draftKey, outcome }: NewRecord = { draftKey: `record:${memberId}`, outcome: 'in-progress' },
) {
  const username = useSession()?.username ?? '';
  const form = useStaffForm({
    draftKey,
    valuesOf: () => ({ ...valuesOf(undefined), outcome: outcome as string }),
    send: async ({ date, followUpDate, assignedTeamMember, ...values }, { key }) => {
      const record = {
        memberId,
        ...values,
        assignedTeamMember: assignedTeamMember || (await readOwnUsername()),
        serviceDate: convertDayToSend(date),
        ...(followUpDate === '' ? {} : { followUpDate }),
      };
      return post('/api/service-records', record, key);
    },
    onSent: () => showToast(toasts.messages.serviceRecordAdded),
    failed: `${text.failed}.`,
  });
  return { form, username };
}

export function AddServiceRecord({ memberId }: { memberId: number }) {
  const { form, username } = useNewRecord(memberId);
  return (
    <EntryForm
      form={form}
      title={text.formTitle}
      submit={text.add}
      needs={['serviceType', 'description']}
    >
      <RecordFields form={form} teamPlaceholder={username} />
      <FollowUpField form={form} />
    </EntryForm>
  );
}

type CorrectProps = { record: ServiceRecord; onClose: () => void };

export function CorrectServiceRecord({ record, onClose }: CorrectProps) {
  const draftKey = `record-change:${record.id}`;
  const isWhole = useIsFullCorrection({
    ...{ writtenAt: record.createdAt, draftKey, before: valuesOf(record) },
    course: ['outcome'],
  });
  const form = useStaffForm({
    draftKey,
    row: record,
    about: { subject: 'service-record', id: record.id },
    valuesOf,
    send: (values, { before, row = record }) => {
      const { date, partnerOrganization, ...changes } = pickChangedValues(before, values);
      return change('PATCH', `/api/service-records/${record.id}`, row.version, {
        ...changes,
        ...(partnerOrganization === undefined
          ? {}
          : { partnerOrganization: partnerOrganization || null }),
        ...getChangedDay('serviceDate', before.date, values.date),
      });
    },
    onSent: () => showToast({ title: text.corrected }),
    onDone: onClose,
    failed: text.changeFailed,
  });
  return (
    <EntryForm
      form={form}
      title={text.correct}
      submit={text.save}
      needs={['description']}
      onCancel={onClose}
    >
      {isWhole ? <RecordFields form={form} teamPlaceholder="" /> : <OutcomeField form={form} />}
    </EntryForm>
  );
}

function OutcomeField({ form }: { form: StaffForm<Values> }) {
  return <SelectField form={form} name="outcome" label={text.outcome} options={serviceOutcomes} />;
}

export function FollowUpField({ form }: { form: StaffForm<Values> }) {
  return (
    <TextField
      form={form}
      name="followUpDate"
      label={text.followUp}
      hint={text.followUpHint}
      type="date"
    />
  );
}

type RecordFieldsProps = { form: StaffForm<Values>; teamPlaceholder: string };

function RecordFields({ form, teamPlaceholder }: RecordFieldsProps) {
  return (
    <>
      <SelectField
        form={form}
        name="serviceType"
        label={text.type}
        isNeeded
        options={serviceTypes}
        none={text.chooseType}
      />
      <TextField form={form} name="date" label={text.date} type="date" required />
      <LongTextField
        form={form}
        name="description"
        label={text.description}
        isNeeded
        className="col-span-full"
        rows={3}
        maxLength={5000}
      />
      <RecordDetails form={form} teamPlaceholder={teamPlaceholder} />
    </>
  );
}

export function RecordDetails({ form, teamPlaceholder }: RecordFieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="assignedTeamMember"
        label={text.teamMember}
        maxLength={200}
        placeholder={teamPlaceholder}
      />
      <TextField form={form} name="partnerOrganization" label={text.partner} maxLength={200} />
      <OutcomeField form={form} />
    </>
  );
}
