// Adding a service record, and setting one right: a failure is said in the form and nothing is lost.
import { type FormEvent, useRef } from 'react';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { toasts } from '#content/en/toasts';
import { officeDate } from '#domain/calendar/office-hours';
import { serviceOutcomes } from '#domain/cases/case-work';
import { isCorrectable } from '#domain/cases/correction';
import { serviceTypes } from '#domain/service-areas';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import { useSession } from '../data/queries';
import type { ServiceRecord } from '../data/rows';
import { useChange } from '../data/use-change';
import { useDraftState } from '../data/use-draft-state';
import { EntryForm } from '../forms/entry-form';
import { Field } from '../forms/field';
import { momentOfDay } from '../forms/form-dates';
import { Options } from '../forms/options';

const { records: words } = profile;

type Values = {
  serviceType: string;
  description: string;
  date: string;
  assignedTeamMember: string;
  partnerOrganization: string;
  outcome: string;
  followUpDate: string;
};

function emptyRecord(teamMember: string): Values {
  return {
    serviceType: '',
    description: '',
    date: officeDate(new Date()),
    assignedTeamMember: teamMember,
    partnerOrganization: '',
    outcome: 'in-progress',
    followUpDate: '',
  };
}

export function AddServiceRecord({ memberId }: { memberId: number }) {
  const session = useSession();
  const form = useDraftState(`record:${memberId}`, emptyRecord(''));
  const { values } = form;
  const add = useChange(
    () =>
      send('POST', '/api/service-records', {
        memberId,
        serviceType: values.serviceType,
        description: values.description,
        assignedTeamMember: values.assignedTeamMember || (session?.username ?? ''),
        partnerOrganization: values.partnerOrganization,
        outcome: values.outcome,
        serviceDate: momentOfDay(values.date),
        ...(values.followUpDate === '' ? {} : { followUpDate: values.followUpDate }),
      }),
    {
      onDone: () => {
        form.reset();
        showToast(toasts.messages.serviceRecordAdded);
      },
    },
  );
  const isComplete = values.serviceType !== '' && values.description.trim() !== '';
  return (
    <EntryForm
      title={words.formTitle}
      submit={words.add}
      isReady={isComplete && !add.isPending}
      isRestored={form.isRestored}
      problem={add.isError ? `${words.failed}. ${reasonOf(add.error, shell.failures)}` : undefined}
      onSubmit={() => add.mutate()}
    >
      <RecordFields form={form} teamPlaceholder={session?.username ?? ''} isNew />
    </EntryForm>
  );
}

type CorrectProps = { record: ServiceRecord; onClose: () => void };

export function CorrectServiceRecord({ record, onClose }: CorrectProps) {
  const isOpen = isCorrectable(new Date(record.createdAt), new Date());
  const form = useDraftState(`record-change:${record.id}`, {
    serviceType: record.serviceType as string,
    description: record.description,
    date: officeDate(new Date(record.serviceDate)),
    assignedTeamMember: record.assignedTeamMember,
    partnerOrganization: record.partnerOrganization ?? '',
    outcome: record.outcome as string,
    followUpDate: '',
  });
  const initialDate = useRef(form.values.date);
  const { values } = form;
  const change = useChange(
    () =>
      send(
        'PATCH',
        `/api/service-records/${record.id}`,
        isOpen
          ? {
              serviceType: values.serviceType,
              description: values.description,
              assignedTeamMember: values.assignedTeamMember,
              partnerOrganization: values.partnerOrganization || null,
              outcome: values.outcome,
              ...(values.date === initialDate.current
                ? {}
                : { serviceDate: momentOfDay(values.date) }),
            }
          : { outcome: values.outcome },
      ),
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
      isReady={values.description.trim() !== '' && !change.isPending}
      isRestored={form.isRestored}
      problem={
        change.isError
          ? `${words.changeFailed} ${reasonOf(change.error, shell.failures)}`
          : undefined
      }
      onSubmit={() => change.mutate()}
      onCancel={onClose}
    >
      {isOpen ? <RecordFields form={form} teamPlaceholder="" /> : <OutcomeField form={form} />}
    </EntryForm>
  );
}

type FormState = {
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
};

function OutcomeField({ form: { values, set } }: { form: FormState }) {
  return (
    <Field label={words.outcome}>
      {(control) => (
        <select
          {...control}
          value={values.outcome}
          onChange={(event) => set('outcome', event.target.value)}
        >
          <Options of={serviceOutcomes} />
        </select>
      )}
    </Field>
  );
}

type RecordFieldsProps = { form: FormState; teamPlaceholder: string; isNew?: boolean };

function RecordFields({ form, teamPlaceholder, isNew = false }: RecordFieldsProps) {
  const { values, set } = form;
  const bind = (name: keyof Values) => ({
    value: values[name],
    onChange: (event: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      set(name, event.currentTarget.value),
  });
  return (
    <>
      <Field label={words.type} isNeeded>
        {(control) => (
          <select {...control} {...bind('serviceType')}>
            <Options of={serviceTypes} none={words.chooseType} />
          </select>
        )}
      </Field>
      <Field label={words.date}>
        {(control) => <input {...control} type="date" required {...bind('date')} />}
      </Field>
      <Field label={words.description} isNeeded className="col-span-full">
        {(control) => <textarea {...control} rows={3} maxLength={5000} {...bind('description')} />}
      </Field>
      <Field label={words.teamMember}>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            placeholder={teamPlaceholder}
            {...bind('assignedTeamMember')}
          />
        )}
      </Field>
      <Field label={words.partner}>
        {(control) => <input {...control} maxLength={200} {...bind('partnerOrganization')} />}
      </Field>
      <OutcomeField form={form} />
      {isNew ? (
        <Field label={words.followUp} hint={words.followUpHint}>
          {(control) => <input {...control} type="date" {...bind('followUpDate')} />}
        </Field>
      ) : null}
    </>
  );
}
