// Raises an alert by hand. It shows above the case and in the list until it is resolved.

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { alertPriorities, alertTypes } from '#text/staff/case-labels';
import { raising as text } from '#text/staff/work';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { EntryForm } from '../forms/entry-form';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';
import { StaffDialog } from '../shell/staff-dialog';

const valuesOf = () => ({ title: '', message: '', priority: 'medium', alertType: 'check-safety' });

export function RaiseAlert({ memberId }: { memberId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setOpen(true)}>
        <TriangleAlert aria-hidden size={16} />
        {text.raise}
      </button>
      <StaffDialog title={text.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <AlertForm memberId={memberId} onDone={() => setOpen(false)} />
      </StaffDialog>
    </>
  );
}

function AlertForm({ memberId, onDone }: { memberId: number; onDone: () => void }) {
  const draftKey = `new-alert:${memberId}`;
  const form = useStaffForm({
    draftKey,
    valuesOf,
    send: (values, { key }) => post('/api/case-alerts', { memberId, ...values }, key),
    onSent: ({ title }) => showToast({ title: text.raised, description: title }),
    onDone,
    failed: text.failed,
  });
  return (
    <EntryForm
      form={form}
      title={text.title}
      hasHeading={false}
      submit={text.raise}
      needs={['title', 'message']}
    >
      <TextField form={form} name="title" label={text.what} isNeeded maxLength={200} />
      <SelectField form={form} name="priority" label={text.priority} options={alertPriorities} />
      <LongTextField
        form={form}
        name="message"
        label={text.message}
        isNeeded
        className="col-span-full"
        rows={3}
        maxLength={1000}
      />
      <SelectField form={form} name="alertType" label={text.kind} options={alertTypes} />
    </EntryForm>
  );
}
