// The access list of a case: everybody who works on cases, or only named people.
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { restricted as text } from '#text/staff/restricted';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api/request';
import { change } from '../data/api';
import { useColleagues, useJson, useSession } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { CaseAccess, Member } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
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
  const path = `/api/members/${member.id}/access` as const;
  // The list as it was when the dialog opened; a colleague's change meanwhile is a conflict.
  const [opened] = useState(member);
  const query = useJson(path);
  const access = query.data;
  const colleagues = useColleagues('cases.read');
  const username = useSession()?.username ?? '';
  const [chosen, setChosen] = useState<readonly string[]>();
  const people = chosen ?? (access?.isRestricted ? access.people : [username]);
  const [problem, setProblem] = useState<string>();
  const save = useChangeOf<Member, { isRestricted: boolean }, CaseAccess>(opened, {
    // The access list of a case is part of its row.
    pathOf: ({ id }) => `/api/members/${id}`,
    write: async (_, { isRestricted }, version) => {
      setProblem(undefined);
      try {
        const named = isRestricted ? people : [];
        const saved = await change('PUT', path, version, {
          isRestricted,
          people: named,
        });
        // The write changed the case's version too: refetch.
        await queryClient.invalidateQueries();
        return saved;
      } catch (error) {
        if (error instanceof ApiError) setProblem(error.body.fields.people);
        throw error;
      }
    },
    say: ({ isRestricted }) => ({ title: isRestricted ? text.saved : text.savedOpen }),
    failed: text.saveFailed,
    nameOf: () => member,
    onDone: onClose,
  });
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
            <button
              type="button"
              className="staff-button"
              aria-disabled={save.isPending || undefined}
              onClick={() => save.change({ isRestricted: false })}
            >
              {text.openToAll}
            </button>
          ) : null}
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={save.isPending || access === undefined || people.length === 0}
            onClick={() => {
              if (access !== undefined && people.length > 0) save.change({ isRestricted: true });
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      {query.isError ? <LoadFailure of={query} /> : null}
      {/* A choice before the access list has loaded would remove everybody else. */}
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
