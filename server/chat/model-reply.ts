// Checks a model's reply and accepts it only if nothing in it can lead a visitor anywhere we did
// not name.
import type { Source } from '#assistant/assistant';

const minReplyLength = 20;
const maxReplyLength = 1200;
/** This many digits in a row, however separated, may be a phone number or a short code. */
const minPhoneDigits = 5;
const maxNumberWords = 1;

// English and Spanish text needs no other character. This excludes look-alike letters, invisible
// characters, Markdown, and HTML.
const allowedCharacters = /^[a-zA-Z0-9À-ÖØ-öø-ÿ \n.,;:!?¡¿'"‘’“”()[\]/@#$%&=+\-‐–—]*$/;

// The assistant answers messages about danger before it asks a model. A model that mentions emergency help can only
// do harm.
const emergencyWords =
  /(?<!\p{L})(?:emergenc|ambulanc|lifeline|hotline|suicid|crisis|police(?!\p{L})|polic[ií]a|sheriff|hospital)/iu;

const addressWords = new Set(
  [
    'www http https hxxp com org net dot dots dotcom punto puntocom slash barra diagonal arroba',
    'io ly biz gov edu xyz gmail yahoo hotmail outlook facebook instagram whatsapp telegram',
    'tiktok venmo paypal zelle cashapp bitcoin',
  ]
    .join(' ')
    .split(' '),
);

const numberWords = new Set(
  [
    'zero oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
    'fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty',
    'ninety hundred thousand double triple',
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
    'dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta',
    'ochenta noventa cien ciento mil doble',
  ]
    .join(' ')
    .split(' '),
);

/** Matches "oneone", "nueveonce", and "novecientosonce". */
const joinedNumberWords = new RegExp(
  `^(?:${[...numberWords].join('|')}){2,}$|cient[oa]s\\p{L}`,
  'u',
);

/**
 * Returns the reply without its passage marks, or undefined if it must not be shown. `contacts` are our phone
 * number and email address.
 */
export function checkReply(
  raw: string,
  { sources, contacts }: { sources: readonly Source[]; contacts: readonly string[] },
): string | undefined {
  const text = raw.normalize('NFKC').trim();
  if (text.length < minReplyLength || text.length > maxReplyLength) return undefined;
  if (!allowedCharacters.test(text)) return undefined;

  const marks = [...text.matchAll(/\[(\d+)\]/g)].map((mark) => Number(mark[1]));
  if (marks.length === 0 || marks.some((mark) => mark < 1 || mark > sources.length)) {
    return undefined;
  }
  const reply = text
    .replace(/\s*\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (emergencyWords.test(reply) || spellsANumber(withoutAddresses(reply))) return undefined;

  const ownTexts = [
    ...sources.flatMap((source) => [source.title, source.text, source.path]),
    ...contacts,
  ].map((own) => own.normalize('NFKC'));
  const ownTokens = new Set(ownTexts.flatMap(tokensIn));
  const ownParts = new Set([...ownTokens].filter((token) => !isAddress(token)).flatMap(partsOf));
  const isOwn = (token: string) =>
    isWord(token) ||
    ownTokens.has(token) ||
    (!isAddress(token) && partsOf(token).every((part) => isWord(part) || ownParts.has(part)));
  const tokens = tokensIn(reply);
  if (!tokens.every(isOwn) || spellsAnAddress(withoutAddresses(reply))) return undefined;

  const ownNumbers = new Set(ownTexts.flatMap(numbersIn));
  const isOwnNumber = (number: string) =>
    number !== '911' &&
    number !== '988' &&
    (number.length < minPhoneDigits || ownNumbers.has(number));
  if (!numbersIn(reply).every(isOwnNumber)) return undefined;
  return tokens.some((token) => token.startsWith('/')) ? reply : undefined;
}

/** Splits text at spaces and removes surrounding punctuation. */
function tokensIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((token) => token.replace(/^[("'‘“¿¡[]+/, '').replace(/[.,;:!?)"'’”\]]+$/, ''))
    .filter((token) => token !== '' && !/^[-–—&]$/.test(token));
}

function isWord(token: string): boolean {
  return /^\p{L}+(?:['’\-‐–—]\p{L}+)*$/u.test(token);
}

function isAddress(token: string): boolean {
  return /[/@]|\p{L}\./u.test(token);
}

/** "AM-6:00" has two parts. */
function partsOf(token: string): string[] {
  return token.split(/[-‐–—]/).filter((part) => part !== '');
}

/** Digits without separators: "(804) 555-0142" and "804.555.0142" are one number. */
function numbersIn(text: string): string[] {
  return text.replace(/(?<=\d)[^\p{L}\d]{1,4}(?=\d)/gu, '').match(/\d+/g) ?? [];
}

function withoutAddresses(text: string): string {
  const isOther = (piece: string) => !tokensIn(piece).some(isAddress);
  return text.split(' ').filter(isOther).join(' ');
}

/** Matches "bit dot do", "info arroba evil punto org", "b i t . d o", and "bit . do". */
function spellsAnAddress(text: string): boolean {
  const hasLoneLetters = /(?<!\p{L})\p{L}(?:[^\p{L}\d]+\p{L}){2}(?!\p{L})/u.test(text);
  const hasLoneSign = /[/@]|(?:^| )[.:]/.test(text);
  return hasLoneLetters || hasLoneSign || wordsIn(text).some((word) => addressWords.has(word));
}

/**
 * Matches "nine one one", "eight oh four", "nine 1 1", "novecientos once", and "9 and then 1 and
 * then 1".
 */
function spellsANumber(text: string): boolean {
  const words = wordsIn(text);
  const isNumberWord = (word = '') =>
    numberWords.has(word) || numberWords.has(word.replace(/s$/, '')) || /cient[oa]s$/.test(word);
  const loneDigits = tokensIn(text).filter((token) => /^\d$/.test(token));
  const spelled = words.filter(isNumberWord).length + loneDigits.length;
  const isNumber = (word = '') => isNumberWord(word) || /^\d/.test(word);
  const isSequence = words.some(
    (word, at) =>
      (isNumberWord(word) && isNumber(words[at + 1])) ||
      (isNumber(word) && isNumberWord(words[at + 1])),
  );
  const isJoined = words.some((word) => joinedNumberWords.test(word));
  return spelled > maxNumberWords || isSequence || isJoined;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
