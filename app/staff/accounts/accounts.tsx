// The accounts screen for owners: each account and its role.

import { useState } from 'react';
import type { Role } from '#domain/roles';
import { accounts as text } from '#text/staff/accounts';
import { codes } from '#text/staff/codes';
import { roles } from '#text/staff/office-labels';
import { showToast } from '../../ui/toasts';
import { change, postTransient } from '../data/api';
import { runConfirmed } from '../data/confirmed';
import { useJson, useSession } from '../data/queries';
import type { AccountRow, OneTimeLink } from '../data/rows';
import { useAction } from '../data/use-action';
import { useChangeOf } from '../data/use-row-change';
import { fillText, formatMoment } from '../format/formats';
import { ConfirmedSelect } from '../forms/confirmed-select';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { Invite, LinkDialog } from './invite';
import { OwnerNotices } from './owner-notices';

export default function AccountsScreen() {
  const query = useJson('/api/accounts');
  const notices = useJson('/api/notices');
  const [link, setLink] = useState<OneTimeLink>();
  const isDemo = useSession()?.isDemo === true;
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 text-quiet">{text.intro}</p>
      <OwnerNotices />
      {query.isError ? <LoadFailure of={query} /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section className="staff-card grid gap-1 p-4" aria-label={text.title}>
          {query.isPending ? <div className="skeleton h-40" /> : null}
          <ul className="grid">
            {query.data?.map((account) => (
              <li key={account.id} className="border-b border-line py-3 last:border-0">
                <Account account={account} onLink={setLink} />
              </li>
            ))}
          </ul>
        </section>
        {/* Wait for the notices above, which would move these buttons. */}
        {query.isPending || notices.isPending ? null : isDemo ? (
          <p className="staff-notice" data-tone="normal">
            {text.demoStays}
          </p>
        ) : (
          <Invite onLink={setLink} />
        )}
      </div>
      {link === undefined ? null : <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

function stateOf({ isDisabled, isInvited, isDemo }: AccountRow): string {
  if (isDisabled) return text.disabled;
  if (isInvited) return text.invited;
  return isDemo ? text.demo : text.inUse;
}

/** Lists the factors that the account needs at sign-in. */
function factorsOf({ hasCodes, hasPasskeys, isDemo, isInvited }: AccountRow): string {
  if (isDemo || isInvited) return '';
  const held = [...(hasPasskeys ? [text.withPasskeys] : []), ...(hasCodes ? [text.withCodes] : [])];
  return ` · ${held.join(', ') || text.passwordOnly}`;
}

type AccountProps = { account: AccountRow; onLink: (link: OneTimeLink) => void };

function Account({ account, onLink }: AccountProps) {
  const { id, username: name, isDisabled, isDemo, lastVisitAt } = account;
  const isMine = useSession()?.username === name;
  const { change: save, isPending } = useChangeOf(account, {
    pathOf: ({ id }) => `/api/accounts/${id}`,
    write: ({ id }, changes: { role?: Role; isDisabled?: boolean }, version) =>
      runConfirmed(() => change('PATCH', `/api/accounts/${id}`, version, changes)),
    say: () => ({ title: fillText(text.saved, { name }) }),
    failed: text.failed,
  });
  const link = useAction(() => runConfirmed(() => postTransient(`/api/accounts/${id}/link`, {})), {
    onDone: onLink,
    failed: text.failed,
  });
  const reset = useAction(
    () => runConfirmed(() => postTransient(`/api/accounts/${id}/reset-factors`, {})),
    {
      onDone: () => showToast({ title: fillText(codes.wasReset, { name }) }),
      failed: text.failed,
    },
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow basis-full sm:basis-40">
        <strong>{name}</strong> {isMine ? <span className="text-quiet">({text.you})</span> : null}
        <span className="block text-tiny text-quiet">
          {stateOf(account)}
          {factorsOf(account)} · {text.lastVisit}:{' '}
          {lastVisitAt === null ? text.never : formatMoment(lastVisitAt)}
        </span>
      </p>
      {isDemo ? (
        roles[account.role]
      ) : (
        <ConfirmedSelect
          label={fillText(text.roleOf, { name })}
          options={roles}
          value={account.role}
          isWaiting={isPending}
          onChoose={(role) => save({ role })}
        />
      )}
      {isDemo ? null : (
        <span className="flex flex-wrap gap-2">
          {account.hasCodes || account.hasPasskeys ? (
            <button
              type="button"
              className="staff-button"
              aria-label={fillText(codes.resetOf, { name })}
              onClick={() => reset.mutate()}
            >
              {codes.reset}
            </button>
          ) : null}
          {isDisabled ? null : (
            <button
              type="button"
              className="staff-button"
              aria-label={fillText(text.linkOf, { name })}
              onClick={() => link.mutate()}
            >
              {text.link}
            </button>
          )}
          <button
            type="button"
            className="staff-button"
            aria-label={fillText(isDisabled ? text.enableOf : text.disableOf, { name })}
            aria-disabled={isPending || undefined}
            onClick={() => isPending || save({ isDisabled: !isDisabled })}
          >
            {isDisabled ? text.enable : text.disable}
          </button>
        </span>
      )}
    </div>
  );
}
