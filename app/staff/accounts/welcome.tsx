// The screen behind a one-time link, on which the account's owner chooses a password.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { accounts } from '#text/staff/accounts';
import { shell } from '#text/staff/shell';
import { postJson } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { readOffice } from '../data/office';
import { SubmitButton } from '../forms/submit-button';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

const { accept: text } = accounts;

/** Removes the token from the address at once, so that it stays out of the browser history. */
function takeToken(): string {
  const given = location.hash.slice(1);
  if (given !== '') history.replaceState(history.state, '', location.pathname);
  return given;
}

export default function WelcomeScreen() {
  const navigate = useNavigate();
  const [token, setToken] = useState(takeToken);
  const form = useSecrets(
    ['password', 'again'],
    async ({ password, again }) => {
      if (password !== again) return { again: text.different };
      await postJson('/api/admin/welcome', { token, password });
      showToast({ title: text.saved });
      await navigate('/admin/login', { replace: true });
      return undefined;
    },
    text.failed,
  );
  const { forgetProblems } = form;
  useEffect(() => {
    // A second link in the same tab does not reload the page.
    const takeNext = () => {
      const next = takeToken();
      if (next === '') return;
      setToken(next);
      forgetProblems();
    };
    addEventListener('hashchange', takeNext);
    return () => removeEventListener('hashchange', takeNext);
  }, [forgetProblems]);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 p-4">
      <p className="font-heading text-lead font-bold text-accent">{readOffice().facts.name}</p>
      <form
        noValidate
        onSubmit={form.submit}
        className="staff-card grid w-full max-w-sm gap-4 p-6"
        aria-labelledby="welcome-title"
      >
        <div>
          <h1 id="welcome-title">{text.title}</h1>
          <p className="text-quiet">{text.intro}</p>
        </div>
        {form.problems.token ? (
          <p className="staff-notice" role="alert">
            {form.problems.token}
          </p>
        ) : null}
        <SecretField
          {...form.field('password')}
          label={text.password}
          autoComplete="new-password"
        />
        <SecretField {...form.field('again')} label={text.again} autoComplete="new-password" />
        <SubmitButton form={form} saving={shell.saving}>
          {text.submit}
        </SubmitButton>
      </form>
    </main>
  );
}
