import { codes } from '#text/staff/codes';
import { login } from '#text/staff/login';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

const { step: text } = codes;

type CodeStepProps = { onCode: (code: string) => Promise<void>; onBack: () => void };

/** The second step of signing in. */
export function CodeStep({ onCode, onBack }: CodeStepProps) {
  const form = useSecrets(
    ['code'],
    async ({ code }) => {
      if (code.trim() === '') return { code: codes.enter };
      await onCode(code);
      return undefined;
    },
    '',
  );
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="staff-card grid w-full max-w-sm gap-4 p-6"
      aria-labelledby="code-title"
    >
      <div>
        <h1 id="code-title">{text.title}</h1>
        <p className="text-quiet">{text.intro}</p>
      </div>
      <SecretField
        {...form.field('code')}
        label={text.label}
        autoComplete="one-time-code"
        isShown
      />
      <button
        type="submit"
        className="staff-button staff-button-primary"
        aria-disabled={form.isSending || undefined}
      >
        {form.isSending ? login.sending : text.submit}
      </button>
      <button type="button" className="staff-button" onClick={onBack}>
        {text.back}
      </button>
    </form>
  );
}
