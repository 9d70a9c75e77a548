// To whom a case is open: to all who work on cases, or to a few who are named.
import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { restricted as text } from '#text/staff/restricted';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { useColleagues, useJson, useSession } from '../data/queries';
import type { CaseAccess, Member } from '../data/rows';
import { useAction } from '../data/use-action';
import { LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';

export function CaseAccessButton({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setOpen(true)}>
        <LockKeyhole aria-hidden size={16} />
        {member.isRestricted ? text.restrictedTo : text.restrict}
      </button>
      {isOpen ? <AccessDialog member={member} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AccessDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const path = `/api/members/${member.id}/access`;
  // As it was when the dialog opened: whom a colleague names meanwhile is a conflict to be shown.
  const [{ version }] = useState(member);
  const query = useJson<CaseAccess>(path);
  const access = query.data;
  const colleagues = useColleagues('cases.read');
  const username = useSession()?.username ?? '';
  const [chosen, setChosen] = useState<readonly string[]>();
  const people = chosen ?? (access?.isRestricted ? access.people : [username]);
  const save = useAction(
    (isRestricted: boolean) =>
      change<CaseAccess>(
        'PUT',
        path,
        version,
        { isRestricted, people: isRestricted ? people : [] },
        `/api/members/${member.id}`,
      ),
    {
      onDone: ({ isRestricted }) =>
        showToast({ title: isRestricted ? text.saved : text.savedOpen }),
      failed: text.saveFailed,
      of: () => member,
    },
  );
  // From here: a response that comes after somebody has left closes nothing they have opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (save.isSuccess) onClose();
  }, [save.isSuccess]);
  const problem = save.error instanceof ApiError ? save.error.body.fields.people : undefined;
  return (
    <StaffDialog
      title={text.dialogTitle}
      description={text.dialogText}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          {access?.isRestricted ? (
            <button type="button" className="staff-button" onClick={() => save.mutate(false)}>
              {text.openToAll}
            </button>
          ) : null}
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={save.isPending || access === undefined || people.length === 0}
            onClick={() => {
              if (!save.isPending && access !== undefined && people.length > 0) save.mutate(true);
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      {query.isError ? <LoadFailure of={query} /> : null}
      {/* Who chose before it is known who may would shut the others out. */}
      <fieldset className="grid gap-1" disabled={access === undefined}>
        <legend className="staff-label">{text.people}</legend>
        {colleagues.map((name) => (
          <label key={name} className="staff-check">
            <input
              type="checkbox"
              checked={people.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...people, name] : people.filter((one) => one !== name))
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {problem === undefined ? null : (
        <p className="staff-problem" role="alert">
          {problem}
        </p>
      )}
    </StaffDialog>
  );
}
