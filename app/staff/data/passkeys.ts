// Creates and uses passkeys in this browser.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { getJson } from '../../api/request';
import type { NewPasskeyOffer } from './rows';

/** False where the browser has no passkeys, and at an IP address, where no passkey works. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return !isAddress && browserSupportsWebAuthn();
}

/** The two paths that ask for a passkey: to sign in, and to confirm a step. */
type PasskeyPath = '/api/admin/login/passkey' | '/api/admin/confirm/passkey';
type AskOptions = { useBrowserAutofill?: boolean; signal?: AbortSignal };

/** Returns the signed response for the server, or undefined where no passkey of this site can work. */
export async function askForPasskey(path: PasskeyPath, { signal, ...how }: AskOptions = {}) {
  const { options } = await getJson(path, signal);
  // Passkeys belong to the host name in PUBLIC_URL; at another name of the site no device finds one.
  if (options === null || options.rpId !== location.hostname) return undefined;
  signal?.throwIfAborted();
  return startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    ...how,
  });
}

export function createPasskey(offer: NewPasskeyOffer) {
  return startRegistration({ optionsJSON: offer as PublicKeyCredentialCreationOptionsJSON });
}

/** True for an error of the device or the browser, such as a canceled or timed out request. */
export function isPasskeyError(error: unknown): error is Error {
  return error instanceof WebAuthnError || error instanceof DOMException;
}
