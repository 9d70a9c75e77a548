// Each thing that makes a passkey worthless, by itself.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeDevice } from '../../tests/api/device.ts';
import { algorithms, checkAssertion, checkRegistration } from './passkey-check.ts';

const origin = 'https://help.example.org';
const party = { id: 'help.example.org', origin };
const offer = { rp: { id: party.id }, user: { id: 'dXNlcg' }, challenge: 'YXNrZWQ' };
const asked = { rpId: party.id, challenge: 'YXNrZWQ' };
type Device = ReturnType<typeof makeDevice>;
const reasonOf = (check: () => unknown) => {
  try {
    check();
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
  return undefined;
};
const assertion = (
  device: Device,
  ...spoiled: Parameters<Device['sign']> extends [unknown, ...infer More] ? More : never
) => checkAssertion(device.sign(asked, ...spoiled).response, device.row(party.id), party);
const registration = (device: Device, given = device.register(offer)) => {
  const { publicKeyAlgorithm: algorithm, ...response } = given.response;
  return checkRegistration({ ...response, id: given.id, algorithm }, party);
};

describe.each([...algorithms])('a key of the kind %i', (algorithm) => {
  const [device, other] = [makeDevice(origin, algorithm), makeDevice(origin, algorithm)];

  it('is registered, and signs', () => {
    expect(registration(device)).toEqual({
      ...{ challenge: asked.challenge, counter: 0, isSynced: false, isBackedUp: false },
    });
    expect(assertion(device)).toEqual({
      ...{ challenge: asked.challenge, counter: 1, isBackedUp: false },
    });
  });

  it('is refused with one bit of the signature changed, and for another key', () => {
    const { response } = device.sign(asked);
    const bytes = Buffer.from(response.signature, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    const spoiled = { ...response, signature: bytes.toString('base64url') };
    expect(reasonOf(() => checkAssertion(spoiled, device.row(party.id), party))).toBe('signature');
    const known = other.row(party.id);
    expect(reasonOf(() => checkAssertion(response, known, party))).toBe('signature');
  });
});

describe('what a device signed is refused', () => {
  const device = makeDevice(origin);

  it.each([
    ['on another site', { origin: 'https://help.example.org.evil.test' }, 'origin'],
    ['over plain http', { origin: 'http://help.example.org' }, 'origin'],
    ['on another port', { origin: `${origin}:8443` }, 'origin'],
    ['in a frame of another site', { crossOrigin: true }, 'origin'],
    ['for another host', { rpId: 'example.org' }, 'party'],
    ['without making sure who the person is', { flags: 1 }, 'person'],
    ['without anybody there', { flags: 4 }, 'person'],
    ['backed up where it cannot be', { flags: 1 | 4 | 16 }, 'backup'],
  ])('%s', (_, spoiled, reason) => {
    expect(reasonOf(() => assertion(device, spoiled))).toBe(reason);
    expect(reasonOf(() => registration(device, device.register(offer, spoiled)))).toBe(reason);
  });

  it('as a registration where a sign-in is asked, and the other way round', () => {
    const { response: made } = device.register(offer);
    const signature = device.sign(asked).response.signature;
    const known = device.row(party.id);
    expect(reasonOf(() => checkAssertion({ ...made, signature }, known, party))).toBe('ceremony');
    const { response } = device.sign(asked);
    const { publicKey } = known;
    const swapped = { ...response, id: device.id, publicKey, algorithm: -7 };
    expect(reasonOf(() => checkRegistration(swapped, party))).toBe('ceremony');
  });

  it('with another challenge put into it: the signature does not fit any more', () => {
    const { response } = device.sign(asked);
    const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const changed = JSON.stringify({ ...client, challenge: 'b3RoZXI' });
    const clientDataJSON = Buffer.from(changed).toString('base64url');
    const spoiled = { ...response, clientDataJSON };
    expect(reasonOf(() => checkAssertion(spoiled, device.row(party.id), party))).toBe('signature');
  });

  it('as anything that is no text of a browser', () => {
    for (const clientDataJSON of ['', 'bnVsbA', 'e30', '____']) {
      const { response } = device.sign(asked);
      const known = device.row(party.id);
      const spoiled = { ...response, clientDataJSON };
      expect(reasonOf(() => checkAssertion(spoiled, known, party))).toMatch(/unreadable|ceremony/);
    }
    const short = { ...device.sign(asked).response, authenticatorData: 'AAAA' };
    const known = device.row(party.id);
    expect(reasonOf(() => checkAssertion(short, known, party))).toBe('unreadable');
  });
});

describe('a key is refused', () => {
  it.each([
    ['of another kind than it says', -8, generateKeyPairSync('ec', { namedCurve: 'prime256v1' })],
    ['of another curve', -7, generateKeyPairSync('ec', { namedCurve: 'secp384r1' })],
    ['that is too short', -257, generateKeyPairSync('rsa', { modulusLength: 1024 })],
    ['of a kind nobody asked for', -19, generateKeyPairSync('ed25519')],
  ])('%s', (_, algorithm, keys) => {
    const device = makeDevice(origin, algorithm, keys);
    expect(reasonOf(() => registration(device))).toBe('key');
  });

  it('under a name that the device did not give it', () => {
    const device = makeDevice(origin);
    const given = { ...device.register(offer), id: makeDevice(origin).id };
    expect(reasonOf(() => registration(device, given))).toBe('unreadable');
  });
});
