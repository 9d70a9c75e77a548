// Adds, names, and removes passkeys of the signed-in person.
import { useState } from 'react';
import { passkeys as text } from '#text/staff/passkeys';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { postTransient } from '../data/api';
import { runConfirmed } from '../data/confirmed';
import { canUsePasskeys, createPasskey, isPasskeyError } from '../data/passkeys';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { OwnPasskey } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText, formatMoment } from '../format/formats';
import { SubmitButton } from '../forms/submit-button';
import { LoadFailure } from '../shell/load-failure';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

type MyPasskeysProps = { onMade: (recoveryCodes: readonly string[]) => void };

export function MyPasskeys({ onMade }: MyPasskeysProps) {
  const query = useJson('/api/my-passkeys');
  const [isHere] = useState(canUsePasskeys);
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{text.title}</h2>
      <p className="text-quiet">{text.intro}</p>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton h-10" /> : null}
      {query.data?.length === 0 ? <p>{text.none}</p> : null}
      <ul className="grid gap-2">
        {query.data?.map((passkey) => (
          <li key={passkey.id}>
            <Passkey passkey={passkey} />
          </li>
        ))}
      </ul>
      {isHere ? <AddPasskey onMade={onMade} /> : <p>{text.notHere}</p>}
    </section>
  );
}

function AddPasskey({ onMade }: MyPasskeysProps) {
  const form = useSecrets(
    ['label'],
    async ({ label }) => {
      const offer = await runConfirmed(() => postTransient('/api/my-passkeys/offer', {}));
      const passkey = await createPasskey(offer).catch(refusalOf);
      if (typeof passkey === 'string') return { label: passkey };
      const body = { label, passkey };
      const made = await runConfirmed(() => postTransient('/api/my-passkeys', body));
      showToast({ title: fillText(text.added, { label: made.passkey.label }) });
      void queryClient.invalidateQueries();
      if (made.recoveryCodes.length > 0) onMade(made.recoveryCodes);
      return undefined;
    },
    text.addFailed,
  );
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit}>
      <SecretField
        {...form.field('label')}
        label={text.label}
        hint={text.labelHint}
        autoComplete="off"
        isShown
        isOptional
      />
      <SubmitButton form={form} saving={text.adding} className="justify-self-start">
        {text.add}
      </SubmitButton>
    </form>
  );
}

function refusalOf(error: unknown): string {
  const isRegistered = isPasskeyError(error) && error.name === 'InvalidStateError';
  return isRegistered ? text.alreadyHere : text.cancelled;
}

function Passkey({ passkey }: { passkey: OwnPasskey }) {
  const { id, label, isSynced, isOfThisHost, createdAt, lastUsedAt } = passkey;
  const [isNaming, setNaming] = useState(false);
  const remove = useAction(
    () => runConfirmed(() => postTransient(`/api/my-passkeys/${id}/remove`, {})),
    {
      onDone: () => showToast({ title: fillText(text.removed, { label }) }),
      failed: text.removeFailed,
    },
  );
  if (isNaming) return <Naming passkey={passkey} onDone={() => setNaming(false)} />;
  const created = formatMoment(createdAt);
  const used = lastUsedAt === null ? text.never : formatMoment(lastUsedAt);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-40 flex-1">
        <strong className="break-words">{label}</strong>
        <span className="block text-tiny text-quiet">
          {fillText(text.line, { created, used })}
          {isSynced ? `, ${text.synced}` : ''}
        </span>
        {isOfThisHost ? null : <span className="block text-tiny">{text.otherHost}</span>}
      </p>
      <span className="flex gap-2">
        <button
          type="button"
          className="staff-button"
          aria-label={fillText(text.renameOf, { label })}
          onClick={() => setNaming(true)}
        >
          {text.rename}
        </button>
        <button
          type="button"
          className="staff-button"
          aria-label={fillText(text.removeOf, { label })}
          onClick={() => remove.mutate()}
        >
          {text.remove}
        </button>
      </span>
    </div>
  );
}

function Naming({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const form = useSecrets(
    ['label'],
    async (given) => {
      await postTransient(`/api/my-passkeys/${passkey.id}/name`, given);
      await queryClient.invalidateQueries();
      onDone();
      return undefined;
    },
    text.renameFailed,
    { label: passkey.label },
  );
  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={form.submit}>
      <div className="min-w-40 flex-1">
        <SecretField {...form.field('label')} label={text.newName} autoComplete="off" isShown />
      </div>
      <SubmitButton form={form} saving={shell.saving}>
        {shell.save}
      </SubmitButton>
      <button type="button" className="staff-button" onClick={onDone}>
        {shell.cancel}
      </button>
    </form>
  );
}
