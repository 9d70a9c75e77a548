// The modules that every language has, with the shape of each. A page may have more of its own.
import type { FieldProblems, Fields } from './field-shape.ts';
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
  Figures,
  Find,
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
  SearchWords,
} from './page-shape.ts';
import type { CookieCard, Navigation, Organisation, Partners, Ticker } from './shape.ts';
import type { Failures, LanguageOffer, Moments, Vocabularies } from './vocabulary-shape.ts';

export interface Content {
  about: About;
  accessibility: Accessibility;
  assistant: Assistant;
  chatLauncher: ChatLauncher;
  contact: Contact;
  cookieCard: CookieCard;
  donate: Donate;
  events: Events;
  failures: Failures;
  fieldProblems: FieldProblems;
  fields: Fields;
  figures: Figures;
  find: Find;
  fiveGroupFoods: FiveGroupFoods;
  forms: Forms;
  getAssistance: GetAssistance;
  getInvolved: GetInvolved;
  getStarted: GetStarted;
  home: Home;
  languageOffer: LanguageOffer;
  leadership: Leadership;
  membershipAssistance: MembershipAssistance;
  moments: Moments;
  navigation: Navigation;
  notFound: NotFound;
  organisation: Organisation;
  partners: Partners;
  privacy: Privacy;
  programDetails: ProgramDetails;
  programs: Programs;
  roles: Roles;
  searchWords: SearchWords;
  seo: typeof import('./en/seo.ts').seo;
  ticker: Ticker;
  toasts: Toasts;
  vocabularies: Vocabularies;
}
