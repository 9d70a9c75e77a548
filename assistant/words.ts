// Reads a message the way it was meant: one plain word after the other, without accents, capitals,
// tricks with digits and signs, or phone spelling. Everything the assistant compares goes through here.
import { chatSpeak, pictureWords } from './chat-speak.ts';

// Longer than anybody types into a chat; what stands behind it is not read.
const longestText = 8000;

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '*': '',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  і: 'i',
  х: 'x',
};

export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function withoutTricks(text: string): string {
  return (
    text
      // A digit or sign between letters stands for a letter: k1ll, su!cide, @buse.
      .replace(/(?<=\p{L})[013457@$!|*]+(?=\p{L})/gu, (signs) =>
        [...signs].map((sign) => lookAlikes[sign] ?? sign).join(''),
      )
      .replace(/(?<!\S)[@$](?=\p{L}{3})/gu, (sign) => lookAlikes[sign] ?? sign)
      .replace(/[аеорсіх]/g, (letter) => lookAlikes[letter] ?? letter)
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
  );
}

function withKnownForms(text: string): string {
  return text
    .replace(/501\s*\(?c\)?\s*\(?3\)?/g, ' 501c3 ')
    .replace(/\bo\.?d\.?['’]?(?:ed|d|ing)\b/g, (form) => (form === 'odd' ? form : 'overdosed'))
    .replace(/\bi['’]ll\b/g, 'i will')
    .replace(/\bi['’]d\b/g, 'i would')
    .replace(
      /\bill (?=(?:kill|do|die|be|end|never|just|go|hurt|shoot|jump|cut|beat|take|get)\b)/g,
      'i will ',
    )
    .replace(/\bid (?=(?:rather|be|kill|die|just|do|never|like|love|as)\b)/g, 'i would ')
    .replace(/\bwi[\s-]fi\b/g, 'wifi')
    .replace(/\be-mail/g, 'email')
    .replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/['’`´‘]/g, '');
}

/** Letters written one by one, "k m s", are one word. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && /^\p{L}$/u.test(words[end] ?? '')) end++;
    if (end - at >= 3) {
      joined.push(words.slice(at, end).join(''));
      at = end;
    } else {
      joined.push(words[at] ?? '');
      at++;
    }
  }
  return joined;
}

function plainText(text: string): string {
  let plain = text.slice(0, longestText).replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  for (const [picture, word] of pictureWords) plain = plain.replaceAll(picture, word);
  return withoutTricks(withKnownForms(foldAccents(plain)));
}

function wordsOfPlain(plain: string): string[] {
  const words = joinLetters(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.flatMap((word) => chatSpeak.get(word) ?? word);
}

/** The plain words of a text, phone spelling written out. */
export function wordsOf(text: string): string[] {
  return wordsOfPlain(plainText(text));
}

/** The plain words of every entry of a list with commas. */
export function wordsOfList(list: string): string[][] {
  return plainText(list).split(',').map(wordsOfPlain);
}
