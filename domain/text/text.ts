// Limits and normalization of text; every string from outside passes through here.
export const textLimits = { line: 200, email: 254, phone: 40, url: 500, story: 5000 } as const;

// Allows tab, line feed and return; rejects other control characters (PostgreSQL cannot store NUL).
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function isCleanText(text: string): boolean {
  return !controlCharacters.test(text) && text.isWellFormed();
}

/**
 * Turns every kind of line break into a line feed: Word and Google Docs paste invisible control
 * characters, and a form without scripts sends CRLF.
 */
export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n|[\r\v\f]/g, '\n');
}

// The browser's own rule for type=email, plus a dot in the domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return text.length <= textLimits.email && emailPattern.test(text);
}

/** Normalizes accents, case, apostrophes and repeated space for searching. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The digits of a phone number; a leading US country code is dropped. */
export function normalizePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
