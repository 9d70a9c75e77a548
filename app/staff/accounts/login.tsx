import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { organisation } from '#text/organisation';
import { login } from '#text/staff/login';
import { toasts } from '#text/toasts';
import { ApiError } from '../../api';
import { showToast } from '../../ui/toasts';
import { reasonOf, signIn } from '../data/api';
import { forgetDraftsOfOthers } from '../data/drafts';
import { addressAfterLogin, startSession } from '../data/session';
import { CodeStep } from './code-step';
import { DemoCredentials } from './demo-credentials';
import { PasswordField } from './password-field';

type Signed = { username: string; token: string };
/** The password was right, and a code is still missing. */
type Half = { ticket: string };
type Missing = Partial<Record<'username' | 'password', string>>;

export default function LoginScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [isSending, setSending] = useState(false);
  const [ticket, setTicket] = useState<string>();
  const hasExpired = new URLSearchParams(search).has('expired');

  async function enter(signed: Signed) {
    forgetDraftsOfOthers(signed.username);
    startSession(signed.token, signed.username);
    showToast(toasts.messages.loginSucceeded);
    await navigate(addressAfterLogin(search), { replace: true });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const lacking: Missing = {
      ...(username.trim() === '' ? { username: login.missing.username } : {}),
      ...(password === '' ? { password: login.missing.password } : {}),
    };
    setMissing(lacking);
    const [first] = Object.keys(lacking);
    if (first !== undefined) return document.getElementById(first)?.focus();
    setSending(true);
    try {
      const signed = await signIn<Signed | Half>({ username, password });
      if ('ticket' in signed) setTicket(signed.ticket);
      else await enter(signed);
    } catch (error) {
      showToast({ ...toasts.messages.loginFailed, ...otherReason(error) });
    } finally {
      setSending(false);
    }
  }

  if (ticket !== undefined) {
    return (
      <main className="grid min-h-dvh content-center justify-items-center gap-6 p-4">
        <p className="font-heading text-lead font-bold text-accent">{organisation.name}</p>
        <CodeStep
          onCode={async (code) => enter(await signIn<Signed>({ ticket, code }))}
          onBack={() => setTicket(undefined)}
        />
      </main>
    );
  }
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 p-4">
      <p className="font-heading text-lead font-bold text-accent">{organisation.name}</p>
      <form
        onSubmit={submit}
        noValidate
        className="staff-card grid w-full max-w-sm gap-4 p-6"
        aria-labelledby="login-title"
      >
        <div>
          <h1 id="login-title">{login.title}</h1>
          <p className="text-quiet">{login.intro}</p>
        </div>
        {hasExpired ? (
          <p className="staff-notice" data-tone="normal" role="status">
            {login.expired}
          </p>
        ) : null}
        <div className="staff-field">
          <label className="staff-label" htmlFor="username">
            {login.username}
          </label>
          <input
            id="username"
            name="username"
            className="staff-control"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={username}
            aria-invalid={missing.username !== undefined}
            aria-describedby={missing.username ? 'username-problem' : undefined}
            onChange={(event) => setUsername(event.target.value)}
          />
          {missing.username ? (
            <p id="username-problem" className="staff-problem">
              {missing.username}
            </p>
          ) : null}
        </div>
        <PasswordField value={password} onChange={setPassword} problem={missing.password} />
        <button
          type="submit"
          className="staff-button staff-button-primary"
          aria-disabled={isSending || undefined}
        >
          {isSending ? login.sending : login.submit}
        </button>
      </form>
      <DemoCredentials
        onFill={(demo) => {
          setUsername(demo.username);
          setPassword(demo.password);
        }}
      />
      <Link to="/" reloadDocument className="staff-link">
        {login.backToSite}
      </Link>
    </main>
  );
}

/** Wrong credentials get the one message that tells nothing; a limit or an outage says what it is. */
function otherReason(error: unknown): { description?: string } {
  if (error instanceof ApiError && error.body.code === 'wrong-credentials') return {};
  return { description: reasonOf(error) };
}
