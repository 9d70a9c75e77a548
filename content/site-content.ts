// Everything that the organization says on its site at one moment. The server builds one for each
// published release and passes it on; nobody changes it afterwards.
import type { OrganizationFacts } from '#domain/organization';
import { buildContactLinks } from './contact-links.ts';
import type { Content } from './content-shape.ts';
import { fillTokens } from './fill-tokens.ts';
import { type Language, languages } from './languages.ts';
import { describeHours } from './office-hours-text.ts';
import {
  ein,
  email,
  links,
  name,
  office,
  officeHours,
  phone,
  shortName,
  status,
  website,
  zone,
} from './organization.ts';

/** Facts that are filled into texts, and the hours that clocks count. */
export type SiteFacts = Pick<
  OrganizationFacts,
  | 'name'
  | 'shortName'
  | 'status'
  | 'ein'
  | 'website'
  | 'phone'
  | 'email'
  | 'office'
  | 'links'
  | 'officeHours'
>;

export type SiteContent = {
  /** The number of the published release; 0 while nothing was published. */
  release: number;
  facts: SiteFacts;
  contentOf: (language: Language) => Content;
  /** Fills the facts into a text that belongs to no page, such as a text for the chat. */
  fill: <T>(text: T, language: Language) => T;
};

export const defaultFacts: SiteFacts = {
  ...{ name, shortName, status, ein, website, phone, email, office, links, officeHours },
};

/** Fills the facts into the texts of every language. */
export function buildSite(
  texts: Record<Language, Content>,
  { release = 0, facts = defaultFacts }: Partial<Pick<SiteContent, 'release' | 'facts'>> = {},
): SiteContent {
  const valuesIn = (language: Language) => ({
    ...facts,
    ...buildContactLinks(facts),
    address: facts.office,
    hours: describeHours(language, facts.officeHours, zone),
  });
  const values = Object.fromEntries(
    languages.map((language) => [language, valuesIn(language)]),
  ) as Record<Language, object>;
  const filled = Object.fromEntries(
    languages.map((language) => [language, fillTokens(texts[language], values[language])]),
  ) as Record<Language, Content>;
  return {
    release,
    facts,
    contentOf: (language) => filled[language],
    fill: (text, language) => fillTokens(text, values[language]),
  };
}
