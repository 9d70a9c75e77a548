// Keys as people write them down: letters without look-alikes, and a checksum that finds a slip of the pen.
const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checksumLetters = 6;

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, at) => {
      if ((top >>> at) & 1) sum ^= generator;
    });
  }
  return sum >>> 0;
}

function expanded(prefix: string): number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function regrouped(
  values: Iterable<number>,
  from: number,
  to: number,
  isPadded: boolean,
): number[] {
  const groups: number[] = [];
  let bits = 0;
  let held = 0;
  for (const value of values) {
    held = ((held << from) | value) & 0xfff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((held >> bits) & ((1 << to) - 1));
    }
  }
  if (isPadded && bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1));
  return groups;
}

export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const data = regrouped(bytes, 8, 5, true);
  const sum = checksumOf([...expanded(prefix), ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = Array.from({ length: checksumLetters }, (_, at) => (sum >>> (5 * (5 - at))) & 31);
  return `${prefix}1${[...data, ...check].map((value) => letters[value]).join('')}`;
}

/** The 32 bytes of a key; throws where it is none. */
export function decodeBech32(text: string, prefix: string): Buffer {
  const values = [...text.slice(prefix.length + 1)].map((letter) => letters.indexOf(letter));
  const isKey =
    text.startsWith(`${prefix}1`) &&
    values.every((value) => value >= 0) &&
    checksumOf([...expanded(prefix), ...values]) === 1;
  const bytes = Buffer.from(regrouped(values.slice(0, -checksumLetters), 5, 8, false));
  if (!isKey || bytes.length !== 32) throw new Error(`not a key that begins with ${prefix}1`);
  return bytes;
}
