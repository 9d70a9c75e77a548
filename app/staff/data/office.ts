// The organization's facts for the staff screens, as published when the staff area was opened.
import { type Language, languages } from '#content/languages';
import type { Organization } from '#content/shape';
import type { SiteContent, SiteFacts } from '#content/site-content';

export type Office = {
  facts: Pick<SiteFacts, 'name' | 'office' | 'officeHours'>;
  organization: Record<Language, Organization>;
};

export function buildOffice({ facts, contentOf }: SiteContent): Office {
  const { name, office, officeHours } = facts;
  const organization = Object.fromEntries(
    languages.map((language) => [language, contentOf(language).organization]),
  ) as Office['organization'];
  return { facts: { name, office, officeHours }, organization };
}

let known: Office | undefined;

/** The page of the staff area brings the facts before any screen is shown. */
export function setOffice(office: Office): void {
  known = office;
}

export function readOffice(): Office {
  if (known === undefined) throw new Error('The staff area was shown without the facts');
  return known;
}
