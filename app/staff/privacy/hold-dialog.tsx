// Puts a row on hold, so that retention does not erase it: for a court order or an open complaint.
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { PersonSubject } from '#domain/privacy';
import { getLabel } from '#domain/vocabulary';
import { personSubjects } from '#text/staff/office-labels';
import { privacyTexts } from '#text/staff/privacy';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useAction } from '../data/use-action';
import { fillText } from '../format/formats';
import { StaffDialog } from '../shell/staff-dialog';

const { retention: text } = privacyTexts;

type HoldDialogProps = {
  person: { subject: PersonSubject; id: number; name: string };
  onClose: () => void;
};

export function HoldDialog({ person, onClose }: HoldDialogProps) {
  const { subject, id: subjectId, name } = person;
  const id = useId();
  const [reason, setReason] = useState('');
  const hold = useAction(
    (_, key) => post('/api/retention-holds', { subject, subjectId, reason }, key),
    {
      onDone: () => showToast({ title: text.held }),
      failed: text.holdFailed,
    },
  );
  // Remember this screen: a response that arrives after the user left must not close another dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (hold.isSuccess) onClose();
  }, [hold.isSuccess]);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!hold.isPending) hold.mutate();
  }
  return (
    <StaffDialog
      title={fillText(text.holdTitle, {
        what: getLabel(personSubjects, subject).toLowerCase(),
        name,
      })}
      description={text.holdText}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button type="submit" form={id} className="staff-button staff-button-primary">
            {text.hold}
          </button>
        </>
      }
    >
      <form id={id} className="staff-field" onSubmit={send}>
        <label className="staff-label" htmlFor={`${id}-why`}>
          {text.why}
        </label>
        <input
          id={`${id}-why`}
          className="staff-control"
          required
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </StaffDialog>
  );
}
