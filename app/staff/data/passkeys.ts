// The browser's own passkey calls. Hidden where it has none, and at an address of numbers, which has none either.
import { getJson } from '../../api';
import type { NewPasskeyOffer, PasskeyOffer } from './rows';

export function canUsePasskeys(): boolean {
  const isNumbers = /^[\d.]+$|:/.test(location.hostname);
  return !isNumbers && 'parseRequestOptionsFromJSON' in (window.PublicKeyCredential ?? {});
}

type Asking = { mediation?: 'conditional'; signal?: AbortSignal };

/** What a device signed, for the server; undefined where there are no passkeys after all. */
export async function askForPasskey(path: string, asking: Asking = {}) {
  const { options } = await getJson<PasskeyOffer>(path, asking.signal);
  // Behind another name than the one the site is known by, no device would find any.
  if (options === null || options.rpId !== location.hostname) return undefined;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return navigator.credentials.get({ ...asking, publicKey });
}

export function makePasskey(offer: NewPasskeyOffer): Promise<Credential | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer);
  return navigator.credentials.create({ publicKey });
}
