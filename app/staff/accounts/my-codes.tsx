// One-time codes of the signed-in person: set up, recovery codes, end.
import { useState } from 'react';
import { codes as text } from '#text/staff/codes';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { tell } from '../data/api';
import { confirmed } from '../data/confirmed';
import { useJson, useSession } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { CodesOffer, CodesState } from '../data/rows';
import { useAction } from '../data/use-action';
import { fill, momentOf } from '../format/formats';
import { StaffDialog } from '../shell/staff-dialog';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

type Made = { recoveryCodes: string[] };

export function MyCodes() {
  const state = useJson<CodesState>('/api/my-codes').data;
  const session = useSession();
  const [offer, setOffer] = useState<CodesOffer>();
  const [made, setMade] = useState<readonly string[]>();
  const setUp = useAction(() => confirmed(() => tell<CodesOffer>('/api/my-codes/offer', {})), {
    onDone: setOffer,
    failed: text.beginFailed,
  });
  const anew = useAction(() => confirmed(() => tell<Made>('/api/my-codes/recovery', {})), {
    onDone: ({ recoveryCodes }) => setMade(recoveryCodes),
    failed: text.anewFailed,
  });
  const end = useAction(() => confirmed(() => tell('/api/my-codes/end', {})), {
    onDone: () => showToast({ title: text.ended }),
    failed: text.endFailed,
  });
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="codes-title">
      <h2 id="codes-title">{text.title}</h2>
      <p className="text-quiet">{text.intro}</p>
      {session?.mustEnrol ? (
        <p className="staff-notice" role="status">
          {text.overdue}
        </p>
      ) : session?.codesDueAt && state?.hasCodes === false ? (
        <p>{fill(text.due, { moment: momentOf(session.codesDueAt) })}</p>
      ) : null}
      {state === undefined ? (
        <div className="skeleton h-10" />
      ) : state.hasCodes ? (
        <>
          <p>{fill(text.on, { count: state.recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-2">
            <button type="button" className="staff-button" onClick={() => anew.mutate()}>
              {text.anew}
            </button>
            <button type="button" className="staff-button" onClick={() => end.mutate()}>
              {text.end}
            </button>
          </div>
        </>
      ) : offer === undefined ? (
        <button
          type="button"
          className="staff-button staff-button-primary justify-self-start"
          onClick={() => setUp.mutate()}
        >
          {text.setUp}
        </button>
      ) : (
        <Offer
          offer={offer}
          onMade={(recoveryCodes) => {
            setOffer(undefined);
            setMade(recoveryCodes);
          }}
        />
      )}
      {made === undefined ? null : (
        <RecoveryCodes codes={made} onClose={() => setMade(undefined)} />
      )}
    </section>
  );
}

type OfferProps = { offer: CodesOffer; onMade: (codes: string[]) => void };

function Offer({ offer: { secret, proof, address }, onMade }: OfferProps) {
  const form = useSecrets(
    ['code'],
    async ({ code }) => {
      const body = { secret, proof, code };
      const { recoveryCodes } = await confirmed(() => tell<Made>('/api/my-codes', body));
      onMade(recoveryCodes);
      void queryClient.invalidateQueries();
      return undefined;
    },
    text.beginFailed,
  );
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit}>
      <p>{text.offerIntro}</p>
      <p>
        {text.key}:{' '}
        <code className="font-semibold break-all">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <a className="staff-link justify-self-start" href={address}>
        {text.openApp}
      </a>
      <SecretField
        {...form.field('code')}
        label={text.first}
        autoComplete="one-time-code"
        isShown
      />
      <button
        type="submit"
        className="staff-button staff-button-primary justify-self-start"
        aria-disabled={form.isSending || undefined}
      >
        {form.isSending ? shell.saving : text.begin}
      </button>
    </form>
  );
}

/** Shown once: the server keeps only their hashes. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <StaffDialog
      title={text.madeTitle}
      description={text.madeIntro}
      isOpen
      onClose={onClose}
      footer={
        <button type="button" className="staff-button staff-button-primary" onClick={onClose}>
          {text.done}
        </button>
      }
    >
      <ul className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
