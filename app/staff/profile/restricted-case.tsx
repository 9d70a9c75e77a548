// A restricted case for people without access: it opens with a reason, which owners see at once.
import { useState } from 'react';
import { restricted as text } from '#text/staff/restricted';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useAction } from '../data/use-action';
import { BackLink } from '../lists/back-link';
import { ScreenHeader } from '../shell/screen-header';

const fewest = 5;

export function RestrictedCase({ id }: { id: number }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const open = useAction(
    (why: string, key) => post(`/api/members/${id}/open`, { reason: why }, key),
    {
      onDone: () => showToast({ title: text.opened }),
      failed: text.openFailed,
    },
  );
  return (
    <>
      <ScreenHeader title={text.name}>
        <BackLink list="/admin/case-management" text={text.back} />
      </ScreenHeader>
      <form
        noValidate
        className="staff-card grid max-w-xl gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (open.isPending) return;
          const isShort = reason.trim().length < fewest;
          setMissing(isShort);
          if (isShort) document.getElementById('reason')?.focus();
          else open.mutate(reason);
        }}
      >
        <p>{text.intro}</p>
        <div className="staff-field">
          <label className="staff-label" htmlFor="reason">
            {text.reason}
          </label>
          <input
            id="reason"
            className="staff-control"
            autoComplete="off"
            maxLength={200}
            value={reason}
            aria-invalid={isMissing}
            aria-describedby="reason-hint"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <p id="reason-hint" className={isMissing ? 'staff-problem' : 'staff-hint'} role="status">
            {isMissing ? text.reasonMissing : text.reasonHint}
          </p>
        </div>
        <button
          type="submit"
          className="staff-button staff-button-primary justify-self-start"
          aria-disabled={open.isPending || undefined}
        >
          {open.isPending ? shell.saving : text.open}
        </button>
      </form>
    </>
  );
}
