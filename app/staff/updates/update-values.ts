import { type Language, languageNames, languages, staffLocale } from '#content/languages';
import type { UpdateAudience, UpdateText } from '#domain/updates';
import { updateTexts as text } from '#text/staff/updates';
import type { Update } from '../data/rows';
import { fillText } from '../format/formats';

type TextName = `${'subject' | 'body'}-${Language}`;

/** The values of the update form: the audience, and each text under its own name. */
export type UpdateValues = { audience: UpdateAudience } & Record<TextName, string>;

export function toUpdateValues(update: Update | undefined): UpdateValues {
  const texts = languages.flatMap((language) => {
    const { subject = '', body = '' } = update?.texts[language] ?? {};
    return [
      [`subject-${language}`, subject],
      [`body-${language}`, body],
    ];
  });
  return { audience: update?.audience ?? 'newsletter', ...Object.fromEntries(texts) };
}

export function buildUpdateBody(values: UpdateValues) {
  const { audience } = values;
  const texts = languages.map((language): [Language, UpdateText] => [
    language,
    { subject: values[`subject-${language}`], body: values[`body-${language}`] },
  ]);
  return { audience, texts: Object.fromEntries(texts) };
}

/** Labels of the texts, such as "Subject (English)". */
export const updateLabels = Object.fromEntries(
  languages.flatMap((language) => [
    [`subject-${language}`, fillText(text.subjectIn, { language: languageNames[language] })],
    [`body-${language}`, fillText(text.bodyIn, { language: languageNames[language] })],
  ]),
) as Record<TextName, string>;

export function getUpdateSubject({ texts }: Update): string {
  return languages.map((language) => texts[language]?.subject).find(Boolean) ?? text.untitled;
}

export function isComplete(update: Update): boolean {
  return Object.values(toUpdateValues(update)).every((value) => value !== '');
}

/** "1 person", "20 people". */
export function formatPeopleCount(count: number): string {
  return count === 1
    ? text.onePerson
    : fillText(text.people, { count: count.toLocaleString(staffLocale) });
}
