// Closing a case with a reason, and opening it again: two presses, and the reason stays in the history.

import { Archive, ArchiveRestore } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { type ClosingReason, closedStatuses } from '#domain/cases/member';
import { closingReasons } from '#text/staff/case-labels';
import { closing as text } from '#text/staff/closing';
import { shell } from '#text/staff/shell';
import type { Member } from '../data/rows';
import { useOpenWork } from '../profile/member-queries';
import { useMemberAction } from '../profile/use-member-actions';
import { StaffDialog } from '../shell/staff-dialog';
import { openWorkText } from './closing-case';

type CloseCaseProps = { member: Member };

export function CloseCase({ member }: CloseCaseProps) {
  const isClosed = closedStatuses.includes(member.status);
  // As it was when the dialog opened: what a colleague does meanwhile is a conflict to be shown, and must not
  // turn "close" into "reopen" under somebody's hand.
  const [asked, setAsked] = useState<Asked>();
  const openWork = useOpenWork(member.id);
  return (
    <>
      <button
        type="button"
        className="staff-button"
        onClick={async () =>
          setAsked({ member, openWork: isClosed ? undefined : openWorkText(await openWork()) })
        }
      >
        {isClosed ? <ArchiveRestore aria-hidden size={16} /> : <Archive aria-hidden size={16} />}
        {isClosed ? text.reopenCase : text.closeCase}
      </button>
      {asked === undefined ? null : <ReasonDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type Asked = CloseCaseProps & {
  /** What is open in the case, in words. */
  openWork: string | undefined;
};

function ReasonDialog({ member, openWork, onClose }: Asked & { onClose: () => void }) {
  const isClosed = closedStatuses.includes(member.status);
  const id = useId();
  const action = useMemberAction(member);
  const [note, setNote] = useState('');
  const [closesWork, setClosesWork] = useState(true);
  const undo = {
    status: member.status,
    ...(openWork !== undefined && closesWork ? { openWork: 'reopen' as const } : {}),
  };

  function close(reason: ClosingReason) {
    action.mutate({
      changes: {
        status: reason === 'goal-met' ? 'completed' : 'inactive',
        reason: [closingReasons[reason], note.trim()].filter(Boolean).join(': '),
        ...(openWork !== undefined && closesWork ? { openWork: 'close' as const } : {}),
      },
      said: text.closed,
      undo,
    });
    onClose();
  }

  function reopen(event: FormEvent) {
    event.preventDefault();
    action.mutate({
      changes: { status: 'active', reason: note.trim() },
      said: text.reopened,
      undo: { status: member.status },
    });
    onClose();
  }

  return (
    <StaffDialog
      title={isClosed ? text.reopenTitle : text.closeTitle}
      {...(openWork === undefined ? {} : { description: openWork })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          {isClosed ? (
            <button type="submit" form={id} className="staff-button staff-button-primary">
              {text.reopenCase}
            </button>
          ) : null}
        </>
      }
    >
      <form
        id={id}
        className="grid gap-3"
        onSubmit={isClosed ? reopen : (event) => event.preventDefault()}
      >
        <label className="staff-field">
          <span className="staff-label">{text.note}</span>
          <input
            className="staff-control"
            value={note}
            maxLength={400}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {openWork === undefined ? null : (
          <label className="staff-check">
            <input
              type="checkbox"
              checked={closesWork}
              onChange={(event) => setClosesWork(event.target.checked)}
            />
            {text.close}
          </label>
        )}
        {isClosed ? null : (
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="staff-label mb-1">{text.why}</legend>
            {(Object.keys(closingReasons) as ClosingReason[]).map((reason) => (
              <button
                key={reason}
                type="button"
                className="staff-button"
                onClick={() => close(reason)}
              >
                {closingReasons[reason]}
              </button>
            ))}
          </fieldset>
        )}
      </form>
    </StaffDialog>
  );
}
