import { useState } from 'react';
import { accounts } from '#text/staff/accounts';
import { codes } from '#text/staff/codes';
import { roles } from '#text/staff/office-labels';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { postTransient } from '../data/api';
import { useJson, useSession } from '../data/queries';
import { queryClient } from '../data/query-client';
import { startSession } from '../data/session';
import { useAction } from '../data/use-action';
import { fillText, formatMoment } from '../format/formats';
import { SubmitButton } from '../forms/submit-button';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { MyCodes } from './my-codes';
import { MyPasskeys } from './my-passkeys';
import { MyRecoveryCodes, RecoveryCodes } from './recovery-codes';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

const { own: text } = accounts;

export default function MyAccountScreen() {
  const session = useSession();
  const [made, setMade] = useState<readonly string[]>();
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 text-quiet">
        {session === undefined
          ? text.intro
          : fillText(text.signedInAs, { name: session.username, role: roles[session.role] })}
      </p>
      <FactorNotice />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <MyPasskeys onMade={setMade} />
          <MyCodes onMade={setMade} />
          <MyRecoveryCodes onMade={setMade} />
        </div>
        <div className="grid gap-4">
          {session?.isDemo ? null : <PasswordForm />}
          <Sessions />
        </div>
      </div>
      {made === undefined ? null : (
        <RecoveryCodes codes={made} onClose={() => setMade(undefined)} />
      )}
    </>
  );
}

/** Owners need a second factor; the notice names the deadline. */
function FactorNotice() {
  const session = useSession();
  if (session === undefined || session.hasCodes || session.hasPasskeys) return null;
  const { mustEnrol, factorDueAt } = session;
  if (!mustEnrol && factorDueAt === null) return null;
  return (
    <p
      className="staff-notice mb-4"
      role="status"
      {...(mustEnrol ? {} : { 'data-tone': 'normal' })}
    >
      {mustEnrol ? codes.overdue : fillText(codes.due, { moment: formatMoment(factorDueAt ?? '') })}
    </p>
  );
}

function PasswordForm() {
  const session = useSession();
  const form = useSecrets(
    ['current', 'next', 'again'],
    async ({ current, next, again }) => {
      if (next !== again) return { again: accounts.accept.different };
      const { token } = await postTransient('/api/admin/password', { current, next });
      startSession(token, session?.username ?? '');
      void queryClient.invalidateQueries();
      showToast({ title: text.changed });
      return undefined;
    },
    text.changeFailed,
  );
  return (
    <form
      noValidate
      className="staff-card grid gap-3 p-4"
      aria-labelledby="password-title"
      onSubmit={form.submit}
    >
      <h2 id="password-title">{text.passwordTitle}</h2>
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={session?.username ?? ''}
      />
      <SecretField
        {...form.field('current')}
        label={text.current}
        autoComplete="current-password"
      />
      <SecretField
        {...form.field('next')}
        label={text.next}
        hint={accounts.accept.intro}
        autoComplete="new-password"
      />
      <SecretField
        {...form.field('again')}
        label={accounts.accept.again}
        autoComplete="new-password"
      />
      <SubmitButton form={form} saving={shell.saving} className="justify-self-end">
        {text.change}
      </SubmitButton>
    </form>
  );
}

function Sessions() {
  const query = useJson('/api/my-sessions');
  const end = useAction((id: number) => postTransient(`/api/my-sessions/${id}/end`, {}), {
    onDone: () => showToast({ title: text.ended }),
    failed: text.endFailed,
  });
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{text.sessionsTitle}</h2>
      <p className="text-quiet">{text.sessionsIntro}</p>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton h-16" /> : null}
      <ul>
        {query.data?.map((one) => {
          const device = one.device || text.unknownDevice;
          const since = formatMoment(one.createdAt);
          return (
            <li
              key={one.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <span className="grow">
                {fillText(text.session, { device, since, seen: formatMoment(one.lastSeenAt) })}
              </span>
              {one.isThis ? (
                <strong>{text.thisOne}</strong>
              ) : (
                <button
                  type="button"
                  className="staff-button"
                  aria-label={fillText(text.endOf, { device, since })}
                  onClick={() => end.mutate(one.id)}
                >
                  {text.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
