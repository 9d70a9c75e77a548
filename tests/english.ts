// Detects English text on a page in another language, by the site's own sentences and by common words.
import { contentOf } from '#content/all';

type Texts = { [key: string]: Texts } | readonly Texts[] | string | number | boolean | undefined;

export function collectTexts(value: Texts): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}

const english = contentOf('en');
const ours = new Set(collectTexts(contentOf('es') as unknown as Texts));
/** English sentences of the site that the Spanish content lacks, long enough not to be names. */
const sentences = [...new Set(collectTexts(english as unknown as Texts))].filter(
  (text) => text.split(' ').length >= 3 && !ours.has(text) && !/^https?:|^[/#]/.test(text),
);
/** Common words that exist in English only. */
const smallWords = /\b(?:the|and|you|your|with|this|please|from|have|our|for|are)\b/gi;
const partners = english.partners.flatMap(({ name, tagline }) => [name, tagline]);

/** Returns the English parts of a text, except names of partners and the given names. */
export function findEnglishSentences(text: string, names: readonly string[] = []): string[] {
  const rest = [...partners, ...names].reduce((left, name) => left.replaceAll(name, ' '), text);
  return [
    ...sentences.filter((sentence) => rest.includes(sentence)),
    ...(rest.match(smallWords) ?? []),
  ];
}

/** Visible and spoken text of a page: text, labels of controls, descriptions of pictures. */
export function extractVisibleText(html: string): string {
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
