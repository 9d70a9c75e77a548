// The modules that every language has, with their types; a page can have more of its own.
import type { Passage, Replies } from '#domain/assistant-content';
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
import type { Mail } from './mail-shape.ts';
import type {
  About,
  Contact,
  Events,
  Figures,
  Find,
  GetAssistance,
  GetInvolved,
  Home,
  InvolvementRoles,
  Leadership,
  Newsletter,
  NotFound,
  ProgramDetails,
  Programs,
  SearchWords,
} from './page-shape.ts';
import type { Seo } from './seo-shape.ts';
import type { CookieCard, Navigation, Organization, Partners, Ticker } from './shape.ts';
import type { TextPages } from './text-pages.ts';
import type { Failures, LanguageOffer, Moments, Vocabularies } from './vocabulary-shape.ts';

export interface Content {
  about: About;
  /** Shown above every page; empty for none. */
  announcement: string;
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
  forms: Forms;
  getAssistance: GetAssistance;
  getInvolved: GetInvolved;
  getStarted: GetStarted;
  home: Home;
  languageOffer: LanguageOffer;
  leadership: Leadership;
  mail: Mail;
  membershipAssistance: MembershipAssistance;
  moments: Moments;
  navigation: Navigation;
  newsletter: Newsletter;
  notFound: NotFound;
  organization: Organization;
  pages: TextPages;
  partners: Partners;
  programDetails: ProgramDetails;
  programs: Programs;
  /** The chat assistant's replies; a language without them gets one sentence with the phone number. */
  replies?: Replies;
  passages?: readonly Passage[];
  roles: InvolvementRoles;
  searchWords: SearchWords;
  seo: Seo;
  ticker: Ticker;
  toasts: Toasts;
  vocabularies: Vocabularies;
}
