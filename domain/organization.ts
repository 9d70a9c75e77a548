// The shape of content/organization.ts: the organization's facts as data, so that another replaces them
// without code.
import type { Holiday } from './calendar/holidays.ts';
import type { TopicName } from './topic-names.ts';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** When the office is open. The caller passes it, because the organization can change it at any time. */
export type OfficeHours = {
  days: readonly Weekday[];
  /** Hours of the day, 0 to 24, in steps of half an hour: 8.5 is half past eight. */
  opens: number;
  closes: number;
  holidays: readonly Holiday[];
  /** Other days on which the office is closed, both ends included, as `YYYY-MM-DD`. */
  closedDays: readonly { from: string; to: string }[];
};

type Address = `https://${string}`;

export interface OrganizationFacts {
  name: string;
  shortName: string;
  status: string;
  ein: string;
  /** Begins every reference number: two to four capital letters. */
  referencePrefix: string;
  /** As `YYYY-MM-DD`. */
  foundedOn: string;
  website: Address;
  phone: string;
  email: string;
  office: Record<'name' | 'street' | 'city' | 'state' | 'stateName' | 'zip', string>;
  /** The office's time zone and currency by their standard names: Europe/Berlin, EUR. */
  zone: string;
  currency: string;
  officeHours: OfficeHours;
  /** A program's name is the same in every language; its slug is part of its URL. */
  programs: readonly { slug: string; name: string; inChecklist: boolean }[];
  /** Areas offered to visitors, with the program and the need that each belongs to. */
  serviceAreas: readonly { name: string; program: string; topic: TopicName }[];
  /** Areas offered to staff at intake. */
  intakeAreas: readonly { name: string; topic: TopicName }[];
  /** Labels by stored key. */
  serviceRegions: Readonly<Record<string, string>>;
  referralSources: readonly string[];
  eventTypes: readonly string[];
  /** Languages offered to applicants; the first is the default. */
  spokenLanguages: readonly string[];
  links: Record<'donate' | 'rsvp' | 'needsAssessment' | 'map', Address>;
  social: readonly { text: string; href: Address }[];
  /** Password of the account `admin`; demo only. */
  demoPassword: string;
  /** Used in a demo's sample cases and by `npm run db -- generate`. */
  samplePhones: { areaCodes: readonly string[] };
}
