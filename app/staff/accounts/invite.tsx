import { useRef, useState } from 'react';
import type { Role } from '#domain/roles';
import { listValues } from '#domain/vocabulary';
import { accounts } from '#text/staff/accounts';
import { roles } from '#text/staff/office-labels';
import { shell } from '#text/staff/shell';
import { ApiError, getJson } from '../../api/request';
import { postTransient } from '../data/api';
import { runConfirmed } from '../data/confirmed';
import { queryClient } from '../data/query-client';
import type { AccountRow, OneTimeLink } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { Options } from '../forms/options';
import { SubmitButton } from '../forms/submit-button';
import { StaffDialog } from '../shell/staff-dialog';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

const { invite: text } = accounts;

/**
 * Finds an invited account whose response was lost. The server stores no link that a retry could return, so a new
 * link replaces it.
 */
async function invited(username: string, role: Role): Promise<AccountRow | undefined> {
  const name = username.trim().toLowerCase();
  const all = await getJson('/api/accounts');
  return all.find((one) => one.username === name && one.role === role && one.isInvited);
}

export function Invite({ onLink }: { onLink: (link: OneTimeLink) => void }) {
  const [role, setRole] = useState<Role>('case-worker');
  const unheard = useRef('');
  const form = useSecrets(
    ['username'],
    async ({ username }) => {
      const asked = `${username} ${role}`;
      try {
        onLink(await runConfirmed(() => postTransient('/api/accounts', { username, role })));
      } catch (error) {
        const isTaken = error instanceof ApiError && 'username' in error.body.fields;
        if (!(error instanceof ApiError)) unheard.current = asked;
        const made =
          isTaken && unheard.current === asked ? await invited(username, role) : undefined;
        if (made === undefined) throw error;
        onLink(await runConfirmed(() => postTransient(`/api/accounts/${made.id}/link`, {})));
      }
      void queryClient.invalidateQueries();
      return undefined;
    },
    text.failed,
  );
  return (
    <form
      noValidate
      className="staff-card grid gap-3 p-4"
      aria-labelledby="invite-title"
      onSubmit={form.submit}
    >
      <h2 id="invite-title">{text.title}</h2>
      <SecretField
        {...form.field('username')}
        label={text.username}
        hint={text.usernameHint}
        autoComplete="username"
        isShown
      />
      <div className="staff-field">
        <label className="staff-label" htmlFor="invite-role">
          {accounts.role}
        </label>
        <select
          id="invite-role"
          className="staff-control"
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
        >
          <Options of={roles} />
        </select>
      </div>
      <dl className="grid gap-1 text-tiny text-quiet">
        {listValues(roles).map((one) => (
          <div key={one}>
            <dt className="inline font-semibold">{roles[one]}: </dt>
            <dd className="inline">{accounts.meaning[one]}</dd>
          </div>
        ))}
      </dl>
      <SubmitButton form={form} saving={shell.saving} className="justify-self-end">
        {text.submit}
      </SubmitButton>
    </form>
  );
}

/** Shown once, because the server stores only its hash. */
export function LinkDialog({ link, onClose }: { link: OneTimeLink; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${link.path}`;
  return (
    <StaffDialog
      title={accounts.link}
      description={fillText(text.made, {
        name: link.username,
        moment: formatMoment(link.expiresAt),
      })}
      isOpen
      onClose={onClose}
      footer={
        <button type="button" className="staff-button staff-button-primary" onClick={onClose}>
          {text.done}
        </button>
      }
    >
      <div className="staff-field">
        <label className="staff-label" htmlFor="one-time-link">
          {text.linkLabel}
        </label>
        <div className="flex gap-2">
          <input id="one-time-link" className="staff-control" readOnly value={address} />
          <button
            type="button"
            className="staff-button"
            onClick={async () => {
              await navigator.clipboard?.writeText(address);
              setCopied(true);
            }}
          >
            {isCopied ? text.copied : text.copy}
          </button>
        </div>
      </div>
    </StaffDialog>
  );
}
