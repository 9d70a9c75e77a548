// Verifies the responses of passkeys with the @simplewebauthn/server package, imported on first
// use.
import type { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Services } from '../api/route.ts';
import { consumeChallenge, type Purpose, type RelyingParty } from './passkey-challenges.ts';
import type { Passkey } from './passkey-rows.ts';

/** COSE numbers of ES256, EdDSA, and RS256, in order of preference. */
export const algorithms = [-7, -8, -257] as const;

/** The fields of the browser's `PublicKeyCredential` that are used. */
type CredentialJson<Response> = { id: string; response: Response & { clientDataJSON: string } };
type RegistrationJson = CredentialJson<{ attestationObject: string }>;
type AuthenticationJson = CredentialJson<{ authenticatorData: string; signature: string }>;
type Expected = { services: Services; purpose: Purpose; party: RelyingParty };

/** Returns the columns of the new passkey, or undefined if the response is refused. */
export function verifyRegistration(given: RegistrationJson, expected: Expected) {
  return verifyOnce(given, expected, async (webauthn, options) => {
    const { decodeAttestationObject, isoBase64URL, verifyRegistrationResponse } = webauthn;
    const attestation = isoBase64URL.toBuffer(given.response.attestationObject);
    if (hasCertificates(decodeAttestationObject(attestation))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      ...options,
      response: { ...options.response, response: given.response },
      supportedAlgorithmIDs: [...algorithms],
    });
    if (registrationInfo === undefined) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      isSynced: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    };
  });
}

/**
 * Browsers send no certificates when asked for attestation "none". The package would fetch a
 * revocation list from any address that a forged certificate names.
 */
function hasCertificates(attestation: ReturnType<typeof decodeAttestationObject>): boolean {
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && !attestation.get('attStmt').get('x5c');
  return format !== 'none' && !isSelfSigned;
}

/** Returns the passkey's new counter and backup state, or undefined if the response is refused. */
export function verifyAuthentication(
  given: AuthenticationJson,
  { credentialId: id, publicKey }: Pick<Passkey, 'credentialId' | 'publicKey'>,
  expected: Expected,
) {
  return verifyOnce(given, expected, async (webauthn, options) => {
    const { isoBase64URL, verifyAuthenticationResponse } = webauthn;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...options,
      response: { ...options.response, response: given.response },
      // Pass counter 0: the package would refuse a decreased counter, but we only notify owners of
      // it.
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, isBackedUp } : undefined;
  });
}

type Webauthn = Awaited<ReturnType<typeof importWebauthn>>;
type Options = ReturnType<typeof optionsFor>;

async function importWebauthn() {
  const server = await import('@simplewebauthn/server');
  return { ...server, ...(await import('@simplewebauthn/server/helpers')) };
}

function optionsFor({ id }: { id: string }, challenge: string, party: RelyingParty) {
  return {
    response: { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  };
}

/** Spends the challenge first, so that it is valid for one attempt. */
async function verifyOnce<Verified>(
  given: CredentialJson<object>,
  { services, purpose, party }: Expected,
  verify: (webauthn: Webauthn, options: Options) => Promise<Verified | undefined>,
): Promise<Verified | undefined> {
  const webauthn = await importWebauthn();
  const clientData = await unlessThrown(() =>
    webauthn.decodeClientDataJSON(given.response.clientDataJSON),
  );
  const challenge = String(clientData?.challenge);
  if (!(await consumeChallenge(services, purpose, challenge))) return undefined;
  return unlessThrown(() => verify(webauthn, optionsFor(given, challenge, party)));
}

/** Returns undefined if the check throws: the package throws a plain Error for each failure. */
async function unlessThrown<Result>(check: () => Result | Promise<Result>) {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
