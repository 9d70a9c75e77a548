import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applicationFields } from '#domain/forms/application';
import { formTypes } from '#domain/forms/submission';
import { programs as programList } from '#domain/programs';
import { serviceAreaNames } from '#domain/service-areas';
import type { Content } from '../content-shape.ts';

// Every module of the folder, those of new pages too.
const modules = import.meta.glob<Partial<Content>>(['./*.ts', '!./*.test.ts', '!./content.ts'], {
  eager: true,
});
const content = Object.assign({}, ...Object.values(modules)) as Content;

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

// The routes are the keys of the search texts, which the compiler holds to the list of routes.
const routes = new Set([...Object.keys(content.seo.pages), '/find']);

describe('the numbers the site promises', () => {
  it('has nine programs, each with a card, details and six to nine services', () => {
    expect(Object.keys(content.programs.cards)).toEqual(slugs);
    expect(Object.keys(content.programDetails)).toEqual(slugs);
    expect(slugs).toHaveLength(9);
    for (const { services } of Object.values(content.programDetails)) {
      expect(services.length).toBeGreaterThanOrEqual(6);
      expect(services.length).toBeLessThanOrEqual(9);
    }
    for (const { slug, name } of programList) {
      expect(content.programs.cards[slug].title).toBe(name);
    }
  });

  it('has a director for four programs and no other', () => {
    const directed = slugs.filter((slug) => content.programDetails[slug].director);
    expect(directed).toEqual(['will-work-win', 'maybe-more', 'blended-roots', 'evergreen-student']);
  });

  it('has twelve service areas in the order of the domain', () => {
    expect(Object.keys(content.about.serviceAreas.tiles)).toEqual(serviceAreaNames);
    expect(serviceAreaNames).toHaveLength(12);
  });

  it('has eighteen partners with ids of their own', () => {
    expect(new Set(content.partners.map((partner) => partner.id)).size).toBe(18);
    for (const { id } of content.partners) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has twelve example gifts from $5 to $100', () => {
    const amounts = content.ticker.entries.map((entry) => entry.amount);
    expect(new Set(content.ticker.entries.map((entry) => entry.id)).size).toBe(12);
    expect(Math.min(...amounts)).toBe(5);
    expect(Math.max(...amounts)).toBe(100);
  });

  it('has five leaders, two founders among them, and ten pictures of the food work', () => {
    const names = content.leadership.leaders.map((leader) => leader.name);
    expect(names).toHaveLength(5);
    expect(content.about.team.people.map((person) => person.name)).toEqual(names.slice(0, 2));
    expect(content.fiveGroupFoods.carousel.slides).toHaveLength(10);
    const steps = content.fiveGroupFoods.process.steps.map((step) => step.title);
    expect(steps).toEqual(['Acquire', 'Transform', 'Distribute']);
    for (const { step } of content.fiveGroupFoods.carousel.slides) expect(steps).toContain(step);
  });

  it('has three slides, four values, six ways to help, four quick questions', () => {
    expect(
      content.home.hero.slides.map((slide) => `${slide.headline} ${slide.highlightText}`),
    ).toEqual([
      'END HUNGER: FEED THE WORLD',
      'HAVE A COAT TO DONATE?',
      "WHERE THERE'S A WILL, WE WORK TO WIN",
    ]);
    expect(content.about.values.items.map((value) => value.title)).toEqual([
      'Wholeness',
      'Community',
      'Completion',
      'Connection',
    ]);
    expect(content.getInvolved.cards).toHaveLength(6);
    expect(content.assistant.quickActions).toHaveLength(4);
  });
});

describe('what the pages rely on', () => {
  it('leaves no text empty but the sub-headline of a slide', () => {
    const empty = texts.filter((said) => said.text.trim() === '' && said.key !== 'subheadline');
    expect(empty).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const known = (path: string) => routes.has(path.replace(/[?#].*$/, ''));
    const lost = addresses.filter(({ text }) => text.startsWith('/') && !known(text));
    expect(lost).toEqual([]);
  });

  it('links to the outside only under example.org, and to one neutral page', () => {
    const outside = addresses.filter(({ text }) => text.startsWith('http'));
    expect(outside.length).toBeGreaterThan(10);
    const strange = outside.filter(({ text, key }) => {
      const { protocol, hostname } = new URL(text);
      if (key === 'destination') return hostname !== 'www.google.com';
      return protocol !== 'https:' || !/(^|\.)example\.org$/.test(hostname);
    });
    expect(strange).toEqual([]);
  });

  it('uses only sample phone numbers and mail addresses', () => {
    const all = texts.map((said) => said.text).join('\n');
    for (const [number] of all.matchAll(/\(?\b\d{3}\)?[ -]\d{3}-\d{4}/g)) {
      expect(number).toMatch(/804\)?[ -]555-01\d\d/);
    }
    for (const [mail] of all.matchAll(/[\w.]+@[\w.-]+\w/g)) expect(mail).toMatch(/@example\.org$/);
  });

  it('holds no markup', () => {
    const marked = texts.filter(({ text }) => /<\/?[a-z][^>]*>|&[a-z]+;/i.test(text));
    expect(marked).toEqual([]);
  });

  it('marks every invented person as a sample', () => {
    const directors = Object.values(content.programDetails).flatMap((each) => each.director ?? []);
    const people = [...content.leadership.leaders, ...content.about.team.people, ...directors];
    expect(people).toHaveLength(11);
    for (const person of people) expect(person.sample).toBe(true);
  });

  it('asks each question of the application in exactly one step', () => {
    const asked = content.membershipAssistance.steps.flatMap((step) => step.questions);
    expect(asked.toSorted()).toEqual(applicationFields.map((field) => field.key).toSorted());
  });

  it('leads each role page to the form of its own type', () => {
    const types = Object.values(content.roles).map(({ callToAction }) => {
      expect(callToAction.button.href).toBe(`/get-started?type=${callToAction.formType}`);
      return callToAction.formType;
    });
    expect(types.toSorted()).toEqual(Object.keys(formTypes).toSorted());
  });

  it('gives each page a title and a description of its own that fit a search result', () => {
    const pages = Object.values(content.seo.pages);
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
    }
  });

  it('has no module in another language that English lacks', () => {
    const modulesOf = (folder: string) =>
      readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true }).map(String);
    const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
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

/** The Flesch-Kincaid grade: the school year in which a text is read with ease. */
function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap((text) => text.split(/[.!?](?:\s|$)/).filter(Boolean));
  const words = paragraphs.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

describe('the words people read', () => {
  const fewestWords = 12;
  // Names of people and of service areas, set together from the pages that have them.
  const listsOfNames = ['replies.facts.leadership', 'replies.facts.service-areas'];
  const prose = texts.filter(
    (said) =>
      !isAddress(said) &&
      !said.path.includes('.inSpanish.') &&
      !said.path.startsWith('searchWords.') &&
      !listsOfNames.includes(said.path) &&
      wordsOf(said.text).length >= fewestWords,
  );

  it('reads at about grade six', () => {
    expect(prose.length).toBeGreaterThan(200);
    expect(gradeOf(prose.map((said) => said.text))).toBeLessThanOrEqual(7.5);
  });

  it('has no paragraph above grade eleven', () => {
    const hard = prose
      .map(({ path, text }) => ({ path, text, grade: gradeOf([text]) }))
      .filter(({ grade }) => grade > 11);
    expect(hard).toEqual([]);
  });

  it('never pities or blames', () => {
    const banned = /beneficiar|less fortunate|underprivileged|the needy|victim|the homeless|lorem/i;
    expect(texts.filter(({ text }) => banned.test(text))).toEqual([]);
  });
});
