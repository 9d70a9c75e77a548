// Types of the public pages.
import type { FormType } from '#domain/forms/submission';
import type { ProgramSlug } from '#domain/programs';
import type { ServiceArea } from '#domain/service-areas';
import type { SuccessPanel } from './form-shape.ts';
import type { Route } from './route.ts';
import type {
  CallToAction,
  CarouselLabels,
  ExternalHref,
  Href,
  IconName,
  Link,
  ListSection,
  MovingStrip,
  Person,
  Picture,
  ProgramColor,
  RolePath,
  Section,
  TextBlock,
} from './shape.ts';

export interface HeroButton {
  text: string;
  link: Href;
  icon: IconName;
}

export interface HeroSlide {
  id: number;
  image: Picture;
  headline: string;
  highlightText: string;
  subheadline: string;
  description: string;
  primaryButton: HeroButton;
  secondaryButton: HeroButton;
}

export interface Home {
  hero: CarouselLabels & MovingStrip & { slides: readonly HeroSlide[] };
  programs: CarouselLabels & { title: string; intro: string; learnMore: string };
  serviceAreas: MovingStrip & { title: string };
  banner: readonly { title: string; text: string; href: Href; icon: IconName }[];
  promo: CallToAction;
  /** The steps after a person asks for help. */
  path: { title: string; steps: readonly TextBlock[] };
  partners: MovingStrip & { title: string; note: string };
  whoWeAre: Section & { about: Link; contact: Link };
  needsAssessment: CallToAction;
  events: { title: string; viewAll: Link };
}

export interface ProgramCard {
  title: string;
  slogan: string;
  description: string;
  picture: Picture;
  color: ProgramColor;
}

export interface Programs {
  title: string;
  intro: string;
  picture: Picture;
  learnMore: string;
  cards: Record<ProgramSlug, ProgramCard>;
  callToAction: { title: string; text: string; volunteer: Link; donate: Link };
  detail: {
    servicesTitle: string;
    start: { title: string; steps: readonly TextBlock[] };
    areasTitle: string;
    getInvolved: Link;
    getHelp: Link;
    directorTitle: string;
    backToPrograms: Link;
    support: { title: string; text: string; donate: Link; partner: Link };
  };
}

export interface ProgramDetail {
  paragraphs: readonly string[];
  services: readonly TextBlock[];
  director?: Person;
  story?: ProgramStory;
}

export type ProgramDetails = Record<ProgramSlug, ProgramDetail>;

export interface FoodStep extends TextBlock {
  picture: Picture;
}

/** A program's work in steps and pictures; a program that has a story gets a page layout of its own. */
export interface ProgramStory {
  donate: Link;
  impact: string;
  process: { title: string; intro: string; steps: readonly FoodStep[] };
  carousel: CarouselLabels & {
    title: string;
    slides: readonly { image: Picture; step: string; caption: string }[];
  };
  involvement: {
    title: string;
    ways: readonly { title: string; text: string; link: Link }[];
  };
}

export interface About {
  title: string;
  intro: string;
  hero: Picture;
  founders: Section & { signature: string };
  foundation: Section & { picture: Picture };
  mission: Section;
  vision: Section;
  impact: Section & { facts: readonly { figure: string; text: string }[] };
  serviceAreas: { title: string; intro: string; tiles: Record<ServiceArea, string> };
  values: { title: string; items: readonly TextBlock[] };
  team: { title: string; intro: string; people: readonly Person[]; link: Link };
}

/** Figures from the database, with a label for each. */
export interface Figures {
  /** Smaller counts are hidden. The story is shown until a count is large enough. */
  showFrom: number;
  story: Section & { note: string; picture: Picture };
  title: string;
  note: string;
  peopleHelped: string;
  servicesDelivered: string;
  respondedInTime: string;
  pledges: string;
}

export interface Leader extends Person {
  linkedin: ExternalHref;
  email: string;
  /** Subject of the email draft that the link opens. */
  mailSubject: string;
}

export interface Leadership {
  title: string;
  intro: string;
  hero: Picture;
  leaders: readonly Leader[];
  linkedinLabel: string;
  emailLabel: string;
  contact: CallToAction;
  about: CallToAction;
}

export interface Events {
  title: string;
  intro: string;
  hero: Picture;
  loading: string;
  empty: TextBlock & { picture: Picture };
  failed: TextBlock & { retry: string };
  past: { title: string; older: string };
  rsvp: string;
  addToCalendar: string;
  map: string;
  /** URL for looking up a place on a map; {place} is its address. */
  mapSearch: ExternalHref;
  dateLabel: string;
  timeLabel: string;
  /** Halves of the day. */
  am: string;
  pm: string;
  placeLabel: string;
  /** Marks an event that staff have not translated; the first language has none. */
  untranslated?: string;
  host: CallToAction;
}

export interface Contact {
  title: string;
  intro: string;
  hero: Picture;
  forms: CallToAction;
  form: { title: string; responseTime: string };
  success: SuccessPanel;
  cards: readonly { title: string; text: string; link: Link; icon: 'phone' | 'mail' | 'pin' }[];
  office: { title: string; name: string; directions: readonly string[]; mapLink: Link };
  assistant: { title: string; text: string; open: string };
  urgent: { title: string; text: string };
}

export interface GetInvolved {
  title: string;
  intro: string;
  hero: Picture;
  cards: readonly { title: string; text: string; time: string; link: Link; icon: IconName }[];
  contact: CallToAction;
}

export interface InvolvementRole {
  title: string;
  slogan: string;
  intro: string;
  hero: Picture;
  about: Section & { picture: Picture };
  /** The schedule of a typical day. */
  day: { title: string; steps: readonly (TextBlock & { time: string })[] };
  quote: { title: string; text: string; speaker: Person };
  types: { title: string; items: readonly TextBlock[] };
  responsibilities: ListSection;
  qualifications: ListSection;
  compliance: ListSection;
  callToAction: CallToAction & { formType: FormType; next: string; other?: Link };
  back: Link;
}

export type InvolvementRoles = Record<RolePath, InvolvementRole>;

export interface GetAssistance {
  title: string;
  intro: string;
  hero: Picture;
  stepsTitle: string;
  steps: readonly TextBlock[];
  apply: Link;
  applyNote: string;
  expect: ListSection;
  crisis: { title: string; text: string; emergency: string; lifeline: string };
  otherWays: { title: string; text: string; links: readonly Link[] };
  /** For visitors who read another language than the page's, in that language. */
  inOtherLanguage?: TextBlock & { lang: string };
  backHome: Link;
}

export interface Find {
  title: string;
  intro: string;
  label: string;
  button: string;
  /** Shown above the search results; {word} is the search text. */
  best: string;
  events: string;
  help: string;
  others: string;
  none: string;
  needs: string;
  apply: CallToAction;
  urgent: string;
}

/** Words for the search; `small` lists the words to ignore. */
export interface SearchWords {
  small: string;
  /**
   * Words that indicate danger, so that the crisis lines come first; a hyphen joins words that do so only
   * together.
   */
  danger: string;
  /** Synonyms, by the word that the pages use. */
  sameAs: Readonly<Record<string, string>>;
  /** Words that lead to a page before all others; a hyphen joins words that do so only together. */
  pages: Partial<Record<Route, string>>;
  /** Words that ask for events in general. */
  events: string;
}

export interface NotFound {
  page: {
    title: string;
    text: string;
    picture: Picture;
    help: string;
    linksTitle: string;
    links: readonly Link[];
  };
  program: { title: string; text: string; link: Link };
}

/** Sign-up for updates, and the pages of the links in its mail. */
export interface Newsletter {
  title: string;
  intro: string;
  label: string;
  button: string;
  steps: ListSection;
  sent: TextBlock;
  problems: Record<'email' | 'tooMany' | 'failed', string>;
  confirm: TextBlock & { button: string; done: TextBlock };
  unsubscribe: TextBlock & { button: string; done: TextBlock };
  /** The same text for an unknown, an expired, and a revoked link. */
  unknown: TextBlock;
}
