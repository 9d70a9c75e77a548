import { describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { defaultLanguage, otherLanguages } from '#content/languages';
import type { OrganizationFacts } from '#domain/organization';
import * as organization from '#organization';
import { findFactProblems } from './facts-check.ts';
import { findOwnTextProblems } from './own-texts-check.ts';
import { findTextProblems } from './texts-check.ts';

const facts: OrganizationFacts = organization;
const content = contentOf(defaultLanguage);

describe('facts of the organization', () => {
  it("finds no problem in this site's facts", () => {
    expect(findFactProblems(facts)).toEqual([]);
  });

  it.each<[Partial<OrganizationFacts>, RegExp]>([
    [{ zone: 'Oregon' }, /"Oregon" is no time zone that computers know\. Use a name like America/],
    [{ phone: '5551234' }, /"5551234" is no phone number\. Write it like/],
    [{ email: 'hello' }, /"hello" is no mail address/],
    [{ name: ' ' }, /"name" is empty\. Write what belongs there/],
    [
      { officeHours: { ...facts.officeHours, opens: 18, closes: 8 } },
      /opens at 18 and closes at 8/,
    ],
    [{ officeHours: { ...facts.officeHours, days: [] } }, /open on no day/],
    [
      { officeHours: { ...facts.officeHours, holidays: ['easter' as 'christmas'] } },
      /"easter" is no holiday that we know/,
    ],
    [
      {
        officeHours: {
          ...facts.officeHours,
          closedDays: [{ from: '2026-12-24', to: '2026-12-02' }],
        },
      },
      /closed days from "2026-12-24" to "2026-12-02" are not right/,
    ],
    [{ foundedOn: 'July 2025' }, /no date\. Write year, month and day: 2025-07-01/],
    [{ website: 'https://example.org/' }, /Leave out the slash/],
    [{ links: { ...facts.links, donate: 'https://' } }, /\(donate\) is no address of a page/],
    [{ referencePrefix: 'ww' }, /two to four capital letters/],
    [{ referralSources: ['A friend', 'A friend'] }, /The referral sources name "A friend" twice/],
    [{ serviceRegions: {} }, /The service regions are empty/],
    [
      { programs: [{ slug: 'Warm Table', name: 'Warm Table', inChecklist: true }] },
      /"Warm Table" cannot stand in the address of Warm Table/,
    ],
    [
      { serviceAreas: [{ name: 'Meals', program: 'supper', topic: 'food' }] },
      /"Meals" belongs to "supper", but there is no such program\. There are: /,
    ],
  ])('reports %j in a sentence', (change, sentence) => {
    const said = findFactProblems({ ...facts, ...change });
    expect(said.join('\n')).toMatch(sentence);
    for (const line of said) expect(line).toMatch(/^content\/organization\.ts: .*\.$/);
  });
});

describe('texts of the first language', () => {
  it("finds every text in this site's content", () => {
    expect(findOwnTextProblems(content, facts, 'en')).toEqual([]);
  });

  it('reports missing pages of a new program', () => {
    const programs = [...facts.programs, { slug: 'warm-table', name: 'Warm', inChecklist: true }];
    const said = findOwnTextProblems(content, { ...facts, programs }, 'en');
    expect(said).toEqual([
      expect.stringMatching(/^content\/en\/programs\.ts: "warm-table" is missing\./),
      expect.stringMatching(/^content\/en\/program-details\.ts: /),
      expect.stringMatching(/^content\/en\/own-seo\.ts: /),
    ]);
  });
});

describe('texts of another language', () => {
  it.each(otherLanguages)('finds every text and placeholder in %s', (language) => {
    expect(findTextProblems(content, contentOf(language), language)).toEqual([]);
  });

  it('reports a missing text and a lost placeholder', () => {
    const first = { forms: { step: 'Step {step} of {total}', next: 'Next' } };
    const other = { forms: { step: 'Paso {step}' } };
    expect(findTextProblems(first, other, 'es')).toEqual([
      'content/es, forms.next: this text is missing. In the first language it is "Next".',
      expect.stringMatching(/^content\/es, forms\.step: "Paso \{step\}" has \{step\}; the first/),
    ]);
  });
});
