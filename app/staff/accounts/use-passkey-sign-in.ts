// Signing in with a passkey: offered by the browser in the list under the username, and by a button.
import { useEffect, useEffectEvent, useState } from 'react';
import { passkeys as text } from '#text/staff/passkeys';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { reasonOf, type Signed, signIn } from '../data/api';
import { askForPasskey, canUsePasskeys } from '../data/passkeys';

const path = '/api/admin/login/passkey';
/** Sooner than what is to be signed runs out, on a screen that stands open. */
const renewMs = 4 * 60_000;
/** A password manager that chooses by itself must not go on for ever with one that we do not know. */
const mostRefusals = 3;

export function usePasskeySignIn(onSigned: (signed: Signed) => Promise<void>) {
  const [isOffered, setOffered] = useState(canUsePasskeys);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  async function send(signed: Credential | null | undefined) {
    // Known by another name, or at none: no device would find anything.
    if (signed === undefined) setOffered(false);
    if (!signed) return;
    try {
      await onSigned(await signIn<Signed>(signed));
    } catch (error) {
      showToast({ ...toasts.messages.loginFailed, description: reasonOf(error) });
      setRefusals((before) => before + 1);
    }
  }

  const askQuietly = useEffectEvent(async (signal: AbortSignal) => {
    let signed: Credential | null | undefined = null;
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      signed = await askForPasskey(path, { signal, mediation: 'conditional' });
    } catch {
      // Nobody has asked for it: the form is there, and the button says what is wrong.
    }
    await send(signed);
  });

  // The browser refuses a second request beside one that waits, so that of the button ends this one first.
  useEffect(() => {
    if (!isOffered || isWaiting || refusals >= mostRefusals) return;
    let asking = new AbortController();
    void askQuietly(asking.signal);
    const timer = setInterval(() => {
      asking.abort();
      asking = new AbortController();
      void askQuietly(asking.signal);
    }, renewMs);
    return () => {
      clearInterval(timer);
      asking.abort();
    };
  }, [isOffered, isWaiting, refusals]);

  async function press() {
    if (isWaiting) return;
    setWaiting(true);
    setProblem(undefined);
    try {
      await send(await askForPasskey(path));
    } catch (error) {
      setProblem(error instanceof DOMException ? text.cancelled : reasonOf(error));
    } finally {
      setWaiting(false);
    }
  }

  return { isOffered, isWaiting, problem, press };
}
