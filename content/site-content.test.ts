import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentOf, defaultSite, textsByLanguage } from './all.ts';
import { languages } from './languages.ts';
import { buildSite } from './site-content.ts';

const textOf = (value: unknown) => JSON.stringify(value);

it.each(languages)('fills every fact into the texts in %s', (language) => {
  expect(textOf(contentOf(language))).not.toContain('{org.');
});

it.each(languages)(
  'shows changed facts everywhere in %s, and nothing of the old ones',
  (language) => {
    const { facts } = defaultSite;
    const changed = {
      name: 'River Bend Neighbors',
      phone: '503-555-0199',
      email: 'desk@river-bend.example.org',
      officeHours: { ...facts.officeHours, days: [2, 3] as const, opens: 9 },
    };
    const site = buildSite(textsByLanguage, { release: 7, facts: { ...facts, ...changed } });
    const text = textOf(site.contentOf(language));
    for (const key of ['name', 'phone', 'email'] as const) {
      expect(text).toContain(changed[key]);
      expect(text).not.toContain(facts[key]);
    }
    expect(text).toContain('tel:+15035550199');
    expect(site.contentOf(language).organization.hours.text).toContain('9:00');
  },
);

// The browser loads these texts without facts.
it('fills every fact that a text mentions', async () => {
  const files = globSync(
    'content/e[ns]/{staff/*,cookie-card,language-offer,ticker,toasts}.ts',
  ).filter((file) => !/staff\/(mail-drafts|site)\.ts$/.test(file) && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    expect(textOf(await import(`../${file}`)), file).not.toContain('{org.');
  }
});
