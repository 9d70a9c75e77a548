// What counts as text that a person may send. Every string that enters the product passes here.
export const textLimits = { line: 200, email: 254, phone: 40, url: 500, story: 5000 } as const;

// Tab, line feed and return are typing; every other control character (NUL above all, which
// PostgreSQL cannot store) and lone surrogates are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function isCleanText(text: string): boolean {
  return !controlCharacters.test(text) && text.isWellFormed();
}

/**
 * Every way to break a line is one: what Word and Google Docs write within a paragraph is a control character
 * that nobody sees, and a page without scripts sends two for each that was typed.
 */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n|[\r\v\f]/g, '\n');
}

// The browser's own rule for type=email, so that both sides agree, plus a dot in the domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return text.length <= textLimits.email && emailPattern.test(text);
}

/** Accents, case, kinds of apostrophe and repeated space make no difference when people are looked up. */
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
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
