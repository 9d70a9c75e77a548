// Signs in with a passkey: from the browser's list under the username, or by a button.

import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { passkeys as text } from '#text/staff/passkeys';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { describeFailure, type SignInResponse, signIn } from '../data/api';
import { askForPasskey, canUsePasskeys, isPasskeyError } from '../data/passkeys';

const path = '/api/admin/login/passkey';
/** Shorter than the five minutes of a challenge, for a screen that stays open. */
const renewMs = 4 * 60_000;
/** Stops a password manager that keeps choosing a passkey that the server does not know. */
const maxRefusals = 3;

export function usePasskeySignIn(onSigned: (signed: SignInResponse) => Promise<void>) {
  const [isOffered, setOffered] = useState(canUsePasskeys);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  async function send(signed: { id: string } | undefined) {
    if (signed === undefined) return setOffered(false);
    try {
      await onSigned(await signIn(path, signed));
    } catch (error) {
      showToast({ ...toasts.messages.loginFailed, description: describeFailure(error) });
      setRefusals((before) => before + 1);
    }
  }

  const offerAutofill = useEffectEvent(async (signal: AbortSignal) => {
    let signed: { id: string } | undefined;
    try {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      signed = await askForPasskey(path, { signal, useBrowserAutofill: true });
    } catch {
      // Ignore errors of the automatic prompt: the form and the button still work.
      return;
    }
    await send(signed);
  });

  // A browser allows one request at a time: cancel the automatic prompt while the button's request runs.
  useEffect(() => {
    if (!isOffered || isWaiting || refusals >= maxRefusals) return;
    let controller = new AbortController();
    void offerAutofill(controller.signal);
    const timer = setInterval(() => {
      controller.abort();
      controller = new AbortController();
      void offerAutofill(controller.signal);
    }, renewMs);
    return () => {
      clearInterval(timer);
      controller.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isOffered, isWaiting, refusals]);

  async function press() {
    if (isWaiting) return;
    setWaiting(true);
    setProblem(undefined);
    try {
      await send(await askForPasskey(path));
    } catch (error) {
      setProblem(isPasskeyError(error) ? text.cancelled : describeFailure(error));
    } finally {
      setWaiting(false);
    }
  }

  return { isOffered, isWaiting, problem, press };
}
