// Types shared by all content, and of the texts around every page. A word in braces, like {count}, is
// filled in by the page.
import type { Helpline } from '#domain/assistant-topics';
import type { FormType } from '#domain/forms/submission';
import type { programs } from '#domain/programs';
import type { Language } from './language-list.ts';
import type { Picture } from './picture-shape.ts';
import type { Route } from './route.ts';

export type { Picture, PictureId } from './picture-shape.ts';

export type RolePath =
  | '/chapter-leader'
  | '/media-partner'
  | '/host-drive-giveaway'
  | '/resource-partner'
  | '/volunteer'
  | '/donate-funds-supplies';

export type ExternalHref = `https://${string}`;
export type ContactHref = `mailto:${string}` | `tel:${string}` | `sms:${string}`;
export type Href =
  | Route
  | `/get-started?type=${FormType}`
  | '/about#service-areas'
  | '/find'
  | ExternalHref
  | ContactHref;

export interface Link {
  text: string;
  href: Href;
}

export interface ContactLink extends Link {
  href: ContactHref;
}

export interface TextBlock {
  title: string;
  text: string;
}

export interface Section {
  title: string;
  paragraphs: readonly string[];
}

export interface ListSection {
  title: string;
  items: readonly string[];
}

export interface CallToAction {
  title: string;
  text: string;
  button: Link;
}

/** Color tokens that tint a program's cards and pages. */
export type ProgramColor =
  | 'peach'
  | 'gold'
  | 'clay'
  | 'sky'
  | 'rose'
  | 'pine'
  | 'plum'
  | 'leaf'
  | 'slate';

/** Names of the icons that content can use. */
export type IconName =
  | 'briefcase'
  | 'calendar-heart'
  | 'external-link'
  | 'gift'
  | 'hand-helping'
  | 'handshake'
  | 'info'
  | 'megaphone'
  | 'sprout'
  | 'users';

export interface Person {
  name: string;
  title: string;
  bio: readonly string[];
  picture: Picture;
  /** Marks an invented person with a "Sample profile" note; leave it out for real people. */
  sample?: true;
}

export interface MovingStrip {
  label: string;
  pause: string;
  play: string;
}

export interface CarouselLabels {
  label: string;
  previous: string;
  next: string;
  position: string;
}

export interface Organization {
  name: string;
  shortName: string;
  tagline: string;
  summary: string;
  founded: { date: string; text: string };
  status: string;
  ein: string;
  website: ExternalHref;
  phone: ContactLink;
  email: ContactLink;
  address: { name: string; street: string; city: string; state: string; zip: string };
  hours: {
    text: string;
    /** The form used within a sentence: "Call us {spoken}." */
    spoken: string;
    /** The opening days, as shown in parentheses. */
    days: string;
    openNow: string;
    closed: string;
    /** On which holidays the office is closed, as one sentence. */
    holidays: string;
  };
  links: Record<'donate' | 'rsvp' | 'needsAssessment' | 'map', ExternalHref>;
  crisis: {
    emergency: Link;
    lifeline: {
      call: Link;
      text: Link;
      about: string;
      /** Patterns that find the words for calling and texting in a sentence; each match becomes a link. */
      spoken: { call: string; text: string };
    };
    /** National lines for one kind of danger. */
    helplines: Record<Helpline, { name: string; call: ContactLink }>;
    bar: { label: string; danger: string; lifeline: string };
  };
  taxLine: string;
  /** Languages that staff speak with visitors: "We speak {speaks}." */
  speaks: string;
  /** Directions to the door: a few short sentences. */
  visit: readonly string[];
  /** Results of a gift, in true figures. */
  giftDoes: readonly string[];
  /** Shown under "Thank you for your donation!" */
  giftThanks: string;
  /**
   * For visitors who read another language than the page's, in that language. Leave it out if you speak
   * none.
   */
  inOtherLanguage?: TextBlock & { lang: string };
  social: readonly Link[];
  sampleProfile: string;
  /** Footer note while the content is invented. Leave it out once the content is yours. */
  sampleNote?: string;
}

export interface HeaderItem extends Link {
  /** How the header renders it; a plain link when absent. */
  role?: 'programs-menu' | 'help' | 'donate' | 'search';
}

export interface Navigation {
  skipLink: string;
  home: string;
  main: { label: string; items: readonly HeaderItem[] };
  programsMenu: { open: string; close: string; all: Link };
  phoneMenu: { open: string; close: string; label: string };
  newTab: string;
  languages: { label: string; names: Record<Language, string> };
  quickExit: {
    label: string;
    hint: string;
    covering: string;
    destination: ExternalHref;
  };
  footer: {
    label: string;
    groups: readonly { title: string; links: readonly Link[] }[];
    contactTitle: string;
    /** The form that signs up for updates. */
    signUp: { title: string; label: string; button: string };
    followTitle: string;
    cookieSettings: string;
    rights: string;
  };
}

export interface CookieCard {
  title: string;
  text: string;
  privacyLink: Link;
  acceptAll: string;
  essentialOnly: string;
  choose: string;
  changeLater: string;
  savePreferences: string;
  alwaysOn: string;
  categories: Record<'necessary' | 'analytics' | 'marketing' | 'functional', TextBlock>;
}

export interface TickerEntry {
  id: number;
  name: string;
  amount: number;
  program: (typeof programs)[number]['name'];
  location: string;
  timeAgo: string;
}

export interface Ticker {
  label: string;
  gave: string;
  donate: string;
  dismiss: string;
  entries: readonly TickerEntry[];
}

export interface Partner {
  /** The id of its mark in the art folder. */
  id: string;
  /** Shown large; with the tagline it forms the partner's full name. */
  name: string;
  tagline: string;
}

export type Partners = readonly Partner[];
