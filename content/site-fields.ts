// The facts and texts that staff edit in the browser, and where each stands in the content.
import { programs } from '#domain/programs';
import type { Content } from './content-shape.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';
import type { SiteFacts } from './site-content.ts';

export type FieldKind = 'phone' | 'email' | 'line' | 'text' | 'hours';

/** Names of the labels in the editor. */
export type FieldLabel =
  | 'phone'
  | 'hours'
  | 'announcement'
  | 'name'
  | 'title'
  | 'bio'
  | 'email'
  | 'slogan'
  | 'description'
  | 'paragraphs';

type Path = readonly (string | number)[];

export type SiteField = {
  /** Stays the same in newer versions: a published value is stored under it. */
  key: string;
  label: FieldLabel;
  /** The leader or program that the field belongs to; empty for the office. */
  group: string;
  kind: FieldKind;
  maxLength: number;
  /** Has one text for each language. */
  isTranslated: boolean;
  canBeEmpty?: true;
  /** A list of paragraphs, which people edit as one text with empty lines between. */
  isList?: true;
  place: { facts: keyof SiteFacts } | { texts: Path };
};

/** What the fields are read from and written to. */
export type SiteSource = { facts: SiteFacts; texts: Record<Language, Content> };

const line = { kind: 'line', maxLength: 120 } as const;
const longText = { kind: 'text', maxLength: 2000, isList: true } as const;

export function listSiteFields({ texts }: Pick<SiteSource, 'texts'>): readonly SiteField[] {
  const { leaders } = texts[defaultLanguage].leadership;
  return [
    {
      ...{ key: 'phone', label: 'phone', group: '', kind: 'phone', maxLength: 20 },
      isTranslated: false,
      place: { facts: 'phone' },
    },
    {
      ...{ key: 'hours', label: 'hours', group: '', kind: 'hours', maxLength: 0 },
      isTranslated: false,
      place: { facts: 'officeHours' },
    },
    {
      ...{ key: 'announcement', label: 'announcement', group: '', kind: 'text', maxLength: 300 },
      ...{ isTranslated: true, canBeEmpty: true },
      place: { texts: ['announcement'] },
    },
    ...leaders.flatMap(({ name }, at): SiteField[] => {
      const group = name;
      const key = (part: string) => `leaders.${toKey(name)}.${part}`;
      const place = (part: string) => ({ texts: ['leadership', 'leaders', at, part] });
      return [
        {
          ...line,
          key: key('name'),
          label: 'name',
          group,
          isTranslated: false,
          place: place('name'),
        },
        {
          ...line,
          key: key('title'),
          label: 'title',
          group,
          isTranslated: true,
          place: place('title'),
        },
        {
          ...longText,
          key: key('bio'),
          label: 'bio',
          group,
          isTranslated: true,
          place: place('bio'),
        },
        {
          ...{ key: key('email'), label: 'email', group, kind: 'email', maxLength: 120 },
          isTranslated: false,
          place: place('email'),
        },
      ];
    }),
    ...programs.flatMap(({ slug, name: group }): SiteField[] => {
      const key = (part: string) => `programs.${slug}.${part}`;
      const card = (part: string) => ({ texts: ['programs', 'cards', slug, part] });
      return [
        {
          ...line,
          key: key('slogan'),
          label: 'slogan',
          group,
          isTranslated: true,
          place: card('slogan'),
        },
        {
          ...{ key: key('description'), label: 'description', group, kind: 'text', maxLength: 400 },
          isTranslated: true,
          place: card('description'),
        },
        {
          ...longText,
          ...{ key: key('paragraphs'), label: 'paragraphs', group, isTranslated: true },
          place: { texts: ['programDetails', slug, 'paragraphs'] },
        },
      ];
    }),
  ];
}

/** "Renee Alston" becomes "renee-alston". */
function toKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** A fact, one text, or one text for each language. */
export type FieldValue = SiteFacts[keyof SiteFacts] | Record<Language, string>;

export function readField(
  { place, isTranslated, isList }: SiteField,
  source: SiteSource,
): FieldValue {
  if ('facts' in place) return source.facts[place.facts];
  const read = (language: Language) => {
    const value = readAt(source.texts[language], place.texts);
    return isList ? (value as string[]).join('\n\n') : String(value ?? '');
  };
  if (!isTranslated) return read(defaultLanguage);
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    Language,
    string
  >;
}

/** Returns a changed copy. */
export function writeField(field: SiteField, value: unknown, source: SiteSource): SiteSource {
  const { place, isTranslated, isList } = field;
  if ('facts' in place) {
    return { ...source, facts: { ...source.facts, [place.facts]: value } };
  }
  const write = (language: Language) => {
    const text = String(isTranslated ? (value as Record<Language, string>)[language] : value);
    const written = isList ? text.split(/\n{2,}/) : text;
    return writeAt(source.texts[language], place.texts, written);
  };
  const texts = Object.fromEntries(languages.map((language) => [language, write(language)]));
  return { ...source, texts: texts as SiteSource['texts'] };
}

function readAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return readAt((value as Record<string, unknown>)[key], rest);
}

function writeAt<T>(value: T, [key, ...rest]: Path, written: unknown): T {
  if (key === undefined) return written as T;
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === key ? writeAt(item, rest, written) : item)) as T;
  }
  const parts = value as Record<string, unknown>;
  return { ...parts, [key]: writeAt(parts[key], rest, written) } as T;
}
