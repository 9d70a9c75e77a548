// Tests any organization's content: structure, links, readability. tests/sample tests the texts of this sample.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applicationFields } from '#domain/forms/application';
import { contactFields } from '#domain/forms/contact';
import { donorFields } from '#domain/forms/donation';
import type { Field } from '#domain/forms/field';
import { formTypes, getFields } from '#domain/forms/submission';
import { programs as programList } from '#domain/programs';
import { serviceAreaNames } from '#domain/service-areas';
import { listValues } from '#domain/vocabulary';
import { contentOf, defaultSite } from './all.ts';
import type { Content } from './content-shape.ts';
import { defaultLanguage, languages } from './languages.ts';

// Every module of the first language, including new pages.
const modules = import.meta.glob<Partial<Content>>(
  ['./en/*.ts', '!./en/content.ts', '!./en/*.test.ts'],
  { eager: true },
);
const content = defaultSite.fill(
  Object.assign({}, ...Object.values(modules)) as Content,
  defaultLanguage,
);

const slugs = programList.map((program) => program.slug);

type Said = { path: string; key: string; text: string };

function textsIn(value: unknown, path: string, key = ''): Said[] {
  if (typeof value === 'string') return [{ path, key, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, i) => textsIn(each, `${path}[${i}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${path}.${name}`, name));
}

const texts = Object.entries(content).flatMap(([module, value]) => textsIn(value, module));

const isAddress = ({ text }: Said) => /^(\/|https?:\/\/.|mailto:|tel:|sms:)/.test(text);
const addresses = texts.filter(isAddress);

// The search texts have a key for every route, which the compiler enforces.
const routes = new Set([...Object.keys(content.seo.pages), '/find']);

describe('programs', () => {
  it('gives every program a card under its own name, details, services, and search texts', () => {
    expect(Object.keys(content.programs.cards)).toEqual(slugs);
    expect(Object.keys(content.programDetails)).toEqual(slugs);
    for (const { slug, name } of programList) {
      expect(content.programs.cards[slug].title).toBe(name);
      expect(content.programDetails[slug].services.length, name).toBeGreaterThanOrEqual(3);
      expect(Object.keys(content.seo.pages)).toContain(`/programs/${slug}`);
    }
  });

  it('gives a program carousel slides only for steps of its story', () => {
    for (const { story } of Object.values(content.programDetails)) {
      const steps = story?.process.steps.map((step) => step.title);
      for (const { step } of story?.carousel.slides ?? []) expect(steps).toContain(step);
    }
  });
});

describe('form questions', () => {
  it.each(languages)('labels every form question in %s, and each of its answers', (language) => {
    const { fields } = contentOf(language);
    const forms: [object, readonly Field[]][] = [
      [fields.assistance, applicationFields],
      [fields.contact, contactFields],
      [fields.donation, donorFields],
      ...listValues(formTypes).map((type): [object, readonly Field[]] => [
        fields.getInvolved[type],
        getFields(type),
      ]),
    ];
    for (const [texts, questions] of forms) {
      for (const { key, options = [] } of questions) {
        const text = (texts as Record<string, { label: string; options?: object }>)[key];
        expect(text?.label, key).toMatch(/\S/);
        expect(Object.keys(text?.options ?? {}), key).toEqual(expect.arrayContaining([...options]));
      }
    }
  });
});

describe('lists', () => {
  it('lists the service areas in the order of content/organization.ts', () => {
    expect(Object.keys(content.about.serviceAreas.tiles)).toEqual(serviceAreaNames);
  });

  it('names each partner and each example gift once', () => {
    const marks = content.partners.map((partner) => partner.id);
    expect(new Set(marks).size).toBe(marks.length);
    const gifts = content.ticker.entries.map((entry) => entry.id);
    expect(new Set(gifts).size).toBe(gifts.length);
  });

  it('lists the founders among the leaders', () => {
    const leaders = content.leadership.leaders.map((leader) => leader.name);
    for (const { name } of content.about.team.people) expect(leaders).toContain(name);
  });
});

describe('content of the pages', () => {
  it("leaves no text empty except a slide's subheadline", () => {
    const empty = texts.filter((said) => said.text.trim() === '' && said.key !== 'subheadline');
    expect(empty).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const known = (path: string) => routes.has(path.replace(/[?#].*$/, ''));
    const lost = addresses.filter(({ text }) => text.startsWith('/') && !known(text));
    expect(lost).toEqual([]);
  });

  it('contains no markup in the texts of the pages', () => {
    const marked = texts.filter(({ text }) => /<\/?[a-z][^>]*>|&[a-z]+;/i.test(text));
    expect(marked).toEqual([]);
  });

  it('asks each question of the application in exactly one step', () => {
    const asked = content.membershipAssistance.steps.flatMap((step) => step.questions);
    expect(asked.toSorted()).toEqual(applicationFields.map((field) => field.key).toSorted());
  });

  it('links each role page to the form of its own type', () => {
    const types = Object.values(content.roles).map(({ callToAction }) => {
      expect(callToAction.button.href).toBe(`/get-started?type=${callToAction.formType}`);
      return callToAction.formType;
    });
    expect(types.toSorted()).toEqual(Object.keys(formTypes).toSorted());
  });

  it('gives each page its own title and description, short enough for a search result', () => {
    const pages = Object.values(content.seo.pages);
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
    }
  });

  it('provides every module of another language in the first one too', () => {
    const modulesOf = (folder: string) =>
      readdirSync(new URL(folder, import.meta.url), { recursive: true }).map(String);
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    for (const folder of folders) {
      expect(modulesOf('en')).toEqual(expect.arrayContaining(modulesOf(folder)));
    }
  });
});

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const bare = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

const wordsOf = (text: string) => text.match(/[A-Za-z][A-Za-z'’.-]*/g) ?? [];

/** The Flesch-Kincaid grade: the US school grade for which a text is easy to read. */
function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap((text) => text.split(/[.!?](?:\s|$)/).filter(Boolean));
  const words = paragraphs.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

describe('readability', () => {
  const fewestWords = 12;
  // These two consist of names, so their grade means nothing.
  const listsOfNames = ['replies.facts.leadership', 'replies.facts.service-areas'];
  const prose = texts.filter(
    (said) =>
      !isAddress(said) &&
      !said.path.includes('.inOtherLanguage.') &&
      !said.path.startsWith('searchWords.') &&
      !said.path.startsWith('ownSeo.') &&
      !listsOfNames.includes(said.path) &&
      wordsOf(said.text).length >= fewestWords,
  );

  it('writes the page texts at about a sixth-grade reading level', () => {
    expect(prose.length).toBeGreaterThan(200);
    expect(gradeOf(prose.map((said) => said.text))).toBeLessThanOrEqual(7.5);
  });

  it('keeps every paragraph at or below grade eleven', () => {
    const hard = prose
      .map(({ path, text }) => ({ path, text, grade: gradeOf([text]) }))
      .filter(({ grade }) => grade > 11);
    expect(hard).toEqual([]);
  });

  it('avoids words that pity or blame people', () => {
    const banned = /beneficiar|less fortunate|underprivileged|the needy|victim|the homeless|lorem/i;
    expect(texts.filter(({ text }) => banned.test(text))).toEqual([]);
  });
});
