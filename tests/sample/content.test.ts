// Checks the content of the sample organization. Other organizations delete this file.
import { describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { defaultLanguage, languages } from '#content/languages';
import { programs as programList } from '#domain/programs';
import { serviceAreaNames } from '#domain/service-areas';

const content = contentOf(defaultLanguage);
const slugs = programList.map((program) => program.slug);
const texts = textsIn(content);

type Said = { key: string; text: string };

function textsIn(value: unknown, key = ''): Said[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

describe('numbers in the specification', () => {
  it('contains nine programs, each with a card, details, and six to nine services', () => {
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

  it('names a director for exactly four programs', () => {
    const directed = slugs.filter((slug) => content.programDetails[slug].director);
    expect(directed).toEqual(['will-work-win', 'maybe-more', 'blended-roots', 'evergreen-student']);
  });

  it('contains twelve service areas in the order of the domain', () => {
    expect(Object.keys(content.about.serviceAreas.tiles)).toEqual(serviceAreaNames);
    expect(serviceAreaNames).toHaveLength(12);
  });

  it('contains eighteen partners with unique ids', () => {
    expect(new Set(content.partners.map((partner) => partner.id)).size).toBe(18);
    for (const { id } of content.partners) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('contains twelve example gifts from $5 to $100', () => {
    const amounts = content.ticker.entries.map((entry) => entry.amount);
    expect(new Set(content.ticker.entries.map((entry) => entry.id)).size).toBe(12);
    expect(Math.min(...amounts)).toBe(5);
    expect(Math.max(...amounts)).toBe(100);
  });

  it('contains five leaders, including two founders, and ten pictures of the food work', () => {
    const names = content.leadership.leaders.map((leader) => leader.name);
    expect(names).toHaveLength(5);
    expect(content.about.team.people.map((person) => person.name)).toEqual(names.slice(0, 2));
    const story = content.programDetails['five-group-foods'].story ?? expect.unreachable();
    expect(story.carousel.slides).toHaveLength(10);
    const steps = story.process.steps.map((step) => step.title);
    expect(steps).toEqual(['Acquire', 'Transform', 'Distribute']);
    for (const { step } of story.carousel.slides) expect(steps).toContain(step);
  });

  it('contains three slides, four values, six ways to help, and four quick questions', () => {
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

describe('sample', () => {
  it('links only to example.org and to one neutral page', () => {
    const outside = texts.filter(({ text }) => /^https?:\/\/./.test(text));
    expect(outside.length).toBeGreaterThan(10);
    const strange = outside.filter(({ text, key }) => {
      const { protocol, hostname } = new URL(text);
      if (key === 'destination') return hostname !== 'www.google.com';
      return protocol !== 'https:' || !/(^|\.)example\.org$/.test(hostname);
    });
    expect(strange).toEqual([]);
  });

  it('uses only sample phone numbers, public toll-free lines, and sample mail addresses', () => {
    const all = texts.map((said) => said.text).join('\n');
    for (const [number] of all.matchAll(/(?<!1-)\(?\b\d{3}\)?[ -]\d{3}-\d{4}/g)) {
      expect(number).toMatch(/804\)?[ -]555-01\d\d/);
    }
    for (const [mail] of all.matchAll(/[\w.]+@[\w.-]+\w/g)) expect(mail).toMatch(/@example\.org$/);
  });

  it('marks every invented person as a sample', () => {
    const directors = Object.values(content.programDetails).flatMap((each) => each.director ?? []);
    const people = [...content.leadership.leaders, ...content.about.team.people, ...directors];
    expect(people).toHaveLength(11);
    for (const person of people) expect(person.sample).toBe(true);
  });
});

it('shows the limits of the quick exit before the form, not only in a tooltip', () => {
  for (const language of languages) {
    const { membershipAssistance, navigation } = contentOf(language);
    const isSaid = (item: string) => navigation.quickExit.hint.endsWith(item);
    expect(membershipAssistance.before.items.filter(isSaid), language).toHaveLength(1);
  }
});
