// Closes a case with a reason, and reopens it: two presses, and the reason stays in the history.

import { Archive, ArchiveRestore } from 'lucide-react';
import { useId, useState } from 'react';
import { type ClosingReason, closedStatuses } from '#domain/cases/member';
import { closingReasons } from '#text/staff/case-labels';
import { closing as text } from '#text/staff/closing';
import { shell } from '#text/staff/shell';
import { readDraft, storeDraft } from '../data/drafts';
import type { Member } from '../data/rows';
import { useOpenWork } from '../profile/member-queries';
import { useMemberAction } from '../profile/use-member-actions';
import { StaffDialog } from '../shell/staff-dialog';
import { describeOpenWork, OpenWorkLoading } from './open-work-question';

type CloseCaseProps = { member: Member };

export function CloseCase({ member }: CloseCaseProps) {
  const isClosed = closedStatuses.includes(member.status);
  // The case as it was when the dialog opened. A colleague's change must become a conflict, not turn "close" into
  // "reopen".
  const [asked, setAsked] = useState<Member>();
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setAsked(member)}>
        {isClosed ? <ArchiveRestore aria-hidden size={16} /> : <Archive aria-hidden size={16} />}
        {isClosed ? text.reopenCase : text.closeCase}
      </button>
      {asked === undefined ? null : (
        <ReasonDialog member={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

type ReasonDialogProps = CloseCaseProps & { onClose: () => void };

function ReasonDialog({ member, onClose }: ReasonDialogProps) {
  const isClosed = closedStatuses.includes(member.status);
  const id = useId();
  const draftKey = `closing:${member.id}`;
  const forget = () => storeDraft(draftKey, undefined);
  const action = useMemberAction(member, { onStored: forget, onDone: onClose, onLeft: leave });
  const [note, setNote] = useState(() => readDraft<string>(draftKey) ?? '');
  const { counts, failed } = useOpenWork(member.id);

  function leave() {
    forget();
    onClose();
  }

  function write(typed: string) {
    setNote(typed);
    storeDraft(draftKey, typed || undefined);
  }

  return (
    <StaffDialog
      title={isClosed ? text.reopenTitle : text.closeTitle}
      isOpen
      onClose={leave}
      footer={
        <>
          <button type="button" className="staff-button" onClick={leave}>
            {shell.cancel}
          </button>
          {isClosed ? (
            <button
              type="submit"
              form={id}
              className="staff-button staff-button-primary"
              aria-disabled={action.isPending}
            >
              {text.reopenCase}
            </button>
          ) : null}
        </>
      }
    >
      <form
        id={id}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isClosed) return;
          action.mutate({
            changes: { status: 'active', reason: note.trim() },
            said: text.reopened,
          });
        }}
      >
        <label className="staff-field">
          <span className="staff-label">{text.note}</span>
          <input
            className="staff-control"
            value={note}
            maxLength={400}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        {isClosed ? null : counts === undefined ? (
          <OpenWorkLoading failed={failed} />
        ) : (
          <Reasons
            openWork={describeOpenWork(counts)}
            isWaiting={action.isPending}
            onChosen={(reason, closesWork) =>
              action.mutate({
                changes: {
                  status: reason === 'goal-met' ? 'completed' : 'inactive',
                  reason: [closingReasons[reason], note.trim()].filter(Boolean).join(': '),
                  ...(closesWork ? { openWork: 'close' } : {}),
                },
                said: text.closed,
              })
            }
          />
        )}
      </form>
    </StaffDialog>
  );
}

type ReasonsProps = {
  /** The open work of the case, in words. */
  openWork: string | undefined;
  isWaiting: boolean;
  onChosen: (reason: ClosingReason, closesWork: boolean) => void;
};

function Reasons({ openWork, isWaiting, onChosen }: ReasonsProps) {
  const [closesWork, setClosesWork] = useState(true);
  return (
    <>
      {openWork === undefined ? null : (
        <>
          <p>{openWork}</p>
          <label className="staff-check">
            <input
              type="checkbox"
              checked={closesWork}
              onChange={(event) => setClosesWork(event.target.checked)}
            />
            {text.close}
          </label>
        </>
      )}
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="staff-label mb-1">{text.why}</legend>
        {(Object.keys(closingReasons) as ClosingReason[]).map((reason) => (
          <button
            key={reason}
            type="button"
            className="staff-button"
            aria-disabled={isWaiting}
            onClick={() => onChosen(reason, openWork !== undefined && closesWork)}
          >
            {closingReasons[reason]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
