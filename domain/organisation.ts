// The shape of content/organisation.ts: what is an organisation's own and code has to know. It is data,
// so that another organisation replaces it and never touches code.
import type { TopicName } from './topic-names.ts';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Address = `https://${string}`;

export interface OrganisationFacts {
  name: string;
  shortName: string;
  status: string;
  ein: string;
  /** Begins every reference that somebody keeps: two to four capital letters. */
  referencePrefix: string;
  /** As `YYYY-MM-DD`. */
  foundedOn: string;
  website: Address;
  phone: string;
  email: string;
  office: Record<'name' | 'street' | 'city' | 'state' | 'stateName' | 'zip', string>;
  /** The clock and the money of the office, by the names that computers know: Europe/Berlin, EUR. */
  zone: string;
  currency: string;
  /** Full hours of the day, 0 to 24. */
  officeHours: { days: readonly Weekday[]; opens: number; closes: number };
  /** The name of a program is the same in every language; its slug stands in its address. */
  programs: readonly { slug: string; name: string; inChecklist: boolean }[];
  /** What visitors choose from, the program that looks after it, and the need it belongs to. */
  serviceAreas: readonly { name: string; program: string; topic: TopicName }[];
  /** What staff choose from when they take somebody in. */
  intakeAreas: readonly { name: string; topic: TopicName }[];
  /** By their key, which is stored. */
  serviceRegions: Readonly<Record<string, string>>;
  referralSources: readonly string[];
  eventTypes: readonly string[];
  /** Offered as the language somebody likes to speak; the first is chosen until another is. */
  spokenLanguages: readonly string[];
  links: Record<'donate' | 'rsvp' | 'needsAssessment' | 'map', Address>;
  social: readonly { text: string; href: Address }[];
  /** Of the account `admin`, in a demo alone. */
  demoPassword: string;
  /** Of the sample cases of a demo, and of what `npm run db -- generate` invents. */
  samplePhones: { areaCodes: readonly string[] };
}
