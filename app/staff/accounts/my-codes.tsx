// Sets up and ends one-time codes of the signed-in person.
import { lazy, Suspense, useState } from 'react';
import { codes as text } from '#text/staff/codes';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { postTransient } from '../data/api';
import { runConfirmed } from '../data/confirmed';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { CodesOffer } from '../data/rows';
import { useAction } from '../data/use-action';
import { SubmitButton } from '../forms/submit-button';
import { SecretField } from './secret-field';
import { useSecrets } from './use-secrets';

// Loaded on demand, because few people need it.
const QrCode = lazy(() => import('./qr-code').then((found) => ({ default: found.QrCode })));

type MyCodesProps = { onMade: (recoveryCodes: readonly string[]) => void };

export function MyCodes({ onMade }: MyCodesProps) {
  const state = useJson('/api/my-codes').data;
  const [offer, setOffer] = useState<CodesOffer>();
  const setUp = useAction(() => runConfirmed(() => postTransient('/api/my-codes/offer', {})), {
    onDone: setOffer,
    failed: text.beginFailed,
  });
  const end = useAction(() => runConfirmed(() => postTransient('/api/my-codes/end', {})), {
    onDone: () => showToast({ title: text.ended }),
    failed: text.endFailed,
  });
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="codes-title">
      <h2 id="codes-title">{text.title}</h2>
      <p className="text-quiet">{text.intro}</p>
      {state === undefined ? (
        <div className="skeleton h-10" />
      ) : state.hasCodes ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="grow">{text.on}</span>
          <button type="button" className="staff-button" onClick={() => end.mutate()}>
            {text.end}
          </button>
        </div>
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
            onMade(recoveryCodes);
          }}
        />
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
      const { recoveryCodes } = await runConfirmed(() => postTransient('/api/my-codes', body));
      onMade(recoveryCodes);
      void queryClient.invalidateQueries();
      return undefined;
    },
    text.beginFailed,
  );
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit}>
      <p>{text.offerIntro}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Suspense fallback={<div className="skeleton size-44" />}>
          <QrCode text={address} label={text.picture} />
        </Suspense>
        <div className="grid min-w-40 flex-1 gap-3">
          <p>
            {text.key}:{' '}
            <code className="font-semibold break-words">{secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
          <a className="staff-link justify-self-start" href={address}>
            {text.openApp}
          </a>
        </div>
      </div>
      <SecretField
        {...form.field('code')}
        label={text.first}
        autoComplete="one-time-code"
        isShown
      />
      <SubmitButton form={form} saving={shell.saving} className="justify-self-start">
        {text.begin}
      </SubmitButton>
    </form>
  );
}
