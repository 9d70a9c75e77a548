// The languages of the site. A language is a folder with these modules; the compiler names every
// module and key that a folder lacks. Only types: nothing here reaches a bundle.
import type {
  Assistant,
  ChatLauncher,
  Donate,
  Forms,
  GetStarted,
  MembershipAssistance,
  Toasts,
} from './form-shape.ts';
import type {
  About,
  Accessibility,
  Contact,
  Events,
  FiveGroupFoods,
  GetAssistance,
  GetInvolved,
  Home,
  Leadership,
  NotFound,
  Privacy,
  ProgramDetails,
  Programs,
  Roles,
} from './page-shape.ts';
import type { CookieCard, Navigation, Organisation, Partners, Seo, Ticker } from './shape.ts';

export interface Content {
  about: About;
  accessibility: Accessibility;
  assistant: Assistant;
  chatLauncher: ChatLauncher;
  contact: Contact;
  cookieCard: CookieCard;
  donate: Donate;
  events: Events;
  fiveGroupFoods: FiveGroupFoods;
  forms: Forms;
  getAssistance: GetAssistance;
  getInvolved: GetInvolved;
  getStarted: GetStarted;
  home: Home;
  leadership: Leadership;
  membershipAssistance: MembershipAssistance;
  navigation: Navigation;
  notFound: NotFound;
  organisation: Organisation;
  partners: Partners;
  privacy: Privacy;
  programDetails: ProgramDetails;
  programs: Programs;
  roles: Roles;
  seo: Seo;
  ticker: Ticker;
  toasts: Toasts;
}

type Complete<Language extends Content> = Language;

export interface Languages {
  en: Complete<typeof import('./en/all.ts')>;
}

export type LanguageCode = keyof Languages;
