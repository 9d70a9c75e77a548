// Finds words that identify the sample organization of this repository.
import { contentOf } from '#content/all';
import { defaultLanguage } from '#content/languages';
import * as facts from '#organization';

const { leadership, partners } = contentOf(defaultLanguage);
const { office, programs } = facts;

const names = [
  ...[facts.name, facts.shortName, facts.website, facts.phone, facts.email, facts.ein],
  ...[facts.demoPassword, facts.zone, ...Object.values(facts.links)],
  ...facts.social.map(({ href }) => href),
  ...[office.name, office.street, office.city, office.stateName, office.zip],
  ...programs.flatMap(({ slug, name }) => [slug, name]),
  ...leadership.leaders.map(({ name }) => name),
  ...partners.map(({ name, tagline }) => `${name} ${tagline}`),
  ...Object.keys(facts.serviceRegions).filter((key) =>
    key.includes(office.stateName.toLowerCase()),
  ),
  // Places that its pages mention.
  ...['James River', 'Church Hill', 'Hull Street', 'Gilpin', 'Pulse stop', 'Jackson Ward'],
];

const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const pattern = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');

/** Returns each identifying word in a text. */
export function findFirstOrganizationWords(text: string): string[] {
  return [...new Set(text.match(pattern) ?? [])];
}
