// Below a list: the number of restricted cases left out, and a form to open one by exact reference.
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { restricted as text } from '#text/staff/restricted';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import { useAction } from '../data/use-action';
import { formatCount } from '../format/activity';
import { StaffDialog } from '../shell/staff-dialog';

/** The number ignores filters: a number that followed the search would confirm a name. */
export function RestrictedNotShown() {
  const count = useJson('/api/restricted-cases').data?.notShown ?? 0;
  const may = usePermissions();
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      <p>{formatCount(text.notShown, count)}</p>
      <p className="text-tiny">{text.hint}</p>
      {may('cases.read') ? (
        <button type="button" className="staff-link no-print" onClick={() => setOpen(true)}>
          {text.openKnown}
        </button>
      ) : null}
      {isOpen ? <OpenKnownDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

const minLength = 5;

function OpenKnownDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [known, setKnown] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const open = useAction(() => post('/api/restricted-cases/open', { known, reason }), {
    onDone: (opened) => {
      showToast({ title: text.opened });
      onClose();
      void navigate(`/admin/member-profile/${opened.id}`);
    },
    failed: text.openFailed,
  });
  const isMissing = (value: string) => isChecked && value.trim().length < minLength;
  const fields = [
    { name: 'known', label: text.known, value: known, set: setKnown, missing: text.knownMissing },
    { name: 'why', label: text.reason, value: reason, set: setReason, missing: text.reasonMissing },
  ];
  return (
    <StaffDialog
      title={text.openKnownTitle}
      description={text.openKnownIntro}
      isOpen
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          const missing = fields.find(({ value }) => value.trim().length < minLength);
          if (missing !== undefined) document.getElementById(`${id}-${missing.name}`)?.focus();
          else open.mutate();
        }}
      >
        {fields.map(({ name, label, value, set, missing }) => (
          <div key={name} className="staff-field">
            <label className="staff-label" htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              className="staff-control"
              autoComplete="off"
              maxLength={200}
              value={value}
              aria-invalid={isMissing(value)}
              aria-describedby={`${id}-${name}-problem`}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
            <p id={`${id}-${name}-problem`} className="staff-problem" role="status">
              {isMissing(value) ? missing : ''}
            </p>
          </div>
        ))}
        <button
          type="submit"
          className="staff-button staff-button-primary justify-self-start"
          aria-disabled={open.isPending || undefined}
        >
          {open.isPending ? shell.saving : text.open}
        </button>
      </form>
    </StaffDialog>
  );
}
