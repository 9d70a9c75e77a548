import { useEffect, useRef } from 'react';
import { codes } from '#text/staff/codes';
import { login } from '#text/staff/login';
import { passkeys } from '#text/staff/passkeys';
import { PasskeyButton } from './passkey-button';
import { SecretField } from './secret-field';
import type { usePasskeySignIn } from './use-passkey-sign-in';
import { useSecrets } from './use-secrets';

const { step: text } = codes;

type CodeStepProps = {
  hasCodes: boolean;
  /** Undefined if the account has no passkey for this device. */
  passkey: ReturnType<typeof usePasskeySignIn> | undefined;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
};

/** The second step of signing in. */
export function CodeStep({ hasCodes, passkey, onCode, onBack }: CodeStepProps) {
  const form = useSecrets(
    ['code'],
    async ({ code }) => {
      if (code.trim() === '') return { code: codes.enter };
      await onCode(code);
      return undefined;
    },
    '',
  );
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasCodes) box.current?.querySelector('input')?.focus();
  }, [hasCodes]);
  return (
    <form
      ref={box}
      noValidate
      onSubmit={form.submit}
      className="staff-card grid w-full max-w-sm gap-4 p-6"
      aria-labelledby="code-title"
    >
      <div>
        <h1 id="code-title">{hasCodes ? text.title : text.passkeyTitle}</h1>
        <p className="text-quiet">{hasCodes ? text.intro : text.passkeyIntro}</p>
      </div>
      {passkey === undefined ? null : (
        <PasskeyButton {...passkey} label={passkeys.signIn} isPrimary={!hasCodes} />
      )}
      <SecretField
        {...form.field('code')}
        label={hasCodes ? text.label : text.recoveryLabel}
        autoComplete="one-time-code"
        isShown
      />
      <button
        type="submit"
        className={`staff-button ${passkey === undefined || hasCodes ? 'staff-button-primary' : ''}`}
        aria-disabled={form.isSending || undefined}
      >
        {form.isSending ? login.sending : text.submit}
      </button>
      {/* Small, because a second press on "Sign in" lands about here. */}
      <button type="button" className="staff-link min-h-9 justify-self-start" onClick={onBack}>
        {text.back}
      </button>
    </form>
  );
}
