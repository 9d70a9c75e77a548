// Tells English from what the site says in another language: by its own sentences and by small words.
import { contentOf } from '#content/all';

type Texts = { [key: string]: Texts } | readonly Texts[] | string | number | boolean | undefined;

export function textsIn(value: Texts): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const english = contentOf('en');
const ours = new Set(textsIn(contentOf('es') as unknown as Texts));
/** What the site says in English and not in Spanish, long enough to be told apart from a name. */
const sentences = [...new Set(textsIn(english as unknown as Texts))].filter(
  (text) => text.split(' ').length >= 3 && !ours.has(text) && !/^https?:|^[/#]/.test(text),
);
/** Small words that English alone has. */
const smallWords = /\b(?:the|and|you|your|with|this|please|from|have|our|for|are)\b/gi;
const partners = english.partners.flatMap(({ name, tagline }) => [name, tagline]);

/** What is English in a text, apart from names that stay: of partners and programs, and `names`. */
export function englishIn(text: string, names: readonly string[] = []): string[] {
  const rest = [...partners, ...names].reduce((left, name) => left.replaceAll(name, ' '), text);
  return [
    ...sentences.filter((sentence) => rest.includes(sentence)),
    ...(rest.match(smallWords) ?? []),
  ];
}

/** What people see and hear: the text of the page, names of controls and descriptions of pictures. */
export function shownIn(html: string): string {
  const body = html.slice(html.indexOf('<title>')).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ');
  const spoken = [...body.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g)];
  const text = body.replace(/<[^>]+>/g, ' ');
  return [text, ...spoken.map(([, said = '']) => said)]
    .join(' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}
