import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { login } from '#text/staff/login';
import { passkeys } from '#text/staff/passkeys';
import { toasts } from '#text/toasts';
import type { ApiResponse } from '../../api/api-types';
import { ApiError } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { describeFailure, type SignInResponse, signIn } from '../data/api';
import { deleteDraftsOfOthers } from '../data/drafts';
import { readOffice } from '../data/office';
import { getAddressAfterLogin, startSession } from '../data/session';
import { CodeStep } from './code-step';
import { DemoCredentials } from './demo-credentials';
import { PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';
import { usePasskeySignIn } from './use-passkey-sign-in';

/** The password was correct, and a code or a passkey is still missing. */
type Half = Exclude<ApiResponse<'POST', '/api/admin/login'>, SignInResponse>;
type Missing = Partial<Record<'username' | 'password', string>>;

export default function LoginScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [isSending, setSending] = useState(false);
  const [half, setHalf] = useState<Half>();
  const expired = new URLSearchParams(search).get('expired');

  async function enter(signed: SignInResponse) {
    deleteDraftsOfOthers(signed.username);
    startSession(signed.token, signed.username);
    showToast(toasts.messages.loginSucceeded);
    await navigate(getAddressAfterLogin(search), { replace: true });
  }

  const passkey = usePasskeySignIn(enter);

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
      const signed = await signIn('/api/admin/login', { username, password });
      if ('ticket' in signed) setHalf(signed);
      else await enter(signed);
    } catch (error) {
      showToast({ ...toasts.messages.loginFailed, ...otherReason(error) });
    } finally {
      setSending(false);
    }
  }

  if (half !== undefined) {
    const { ticket, hasCodes, hasPasskeys } = half;
    return (
      <main className="grid min-h-dvh content-center justify-items-center gap-6 p-4">
        <p className="font-heading text-lead font-bold text-accent">{readOffice().facts.name}</p>
        <CodeStep
          hasCodes={hasCodes}
          passkey={hasPasskeys && passkey.isOffered ? passkey : undefined}
          onCode={async (code) => enter(await signIn('/api/admin/login/code', { ticket, code }))}
          onBack={() => setHalf(undefined)}
        />
      </main>
    );
  }
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 p-4">
      <p className="font-heading text-lead font-bold text-accent">{readOffice().facts.name}</p>
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
        {expired === null ? null : (
          <p className="staff-notice" data-tone="normal" role="status">
            {expired === 'idle' ? login.idle : login.expired}
          </p>
        )}
        <div className="staff-field">
          <label className="staff-label" htmlFor="username">
            {login.username}
          </label>
          <input
            id="username"
            name="username"
            className="staff-control"
            autoComplete={passkey.isOffered ? 'username webauthn' : 'username'}
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
        {passkey.isOffered ? <PasskeyButton {...passkey} label={passkeys.signIn} /> : null}
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

/** Explains a limit or an outage. Wrong credentials get one message that reveals nothing. */
function otherReason(error: unknown): { description?: string } {
  if (error instanceof ApiError && error.body.code === 'wrong-credentials') return {};
  return { description: describeFailure(error) };
}
