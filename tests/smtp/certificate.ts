// Creates a self-signed certificate for 127.0.0.1, a new one for each test.
import { generateKeyPairSync, sign } from 'node:crypto';

function der(tag: number, ...contents: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(contents.map((one) => Buffer.from(one as Buffer)));
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const ecdsaWithSha256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const name = sequence(
  der(0x31, sequence(der(0x06, [0x55, 0x04, 0x03]), der(0x0c, Buffer.from('test server')))),
);
const time = (year: number) => der(0x17, Buffer.from(`${year % 100}0101000000Z`));

export function createSelfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const year = new Date().getUTCFullYear();
  // subjectAltName: the address 127.0.0.1.
  const alternative = sequence(
    der(0x06, [0x55, 0x1d, 0x11]),
    der(0x04, sequence(der(0x87, [127, 0, 0, 1]))),
  );
  const isAuthority = sequence(
    der(0x06, [0x55, 0x1d, 0x13]),
    der(0x01, [0xff]),
    der(0x04, sequence(der(0x01, [0xff]))),
  );
  const content = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ecdsaWithSha256,
    name,
    sequence(time(year - 1), time(year + 2)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority, alternative)),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, ecdsaWithSha256, der(0x03, [0], signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
