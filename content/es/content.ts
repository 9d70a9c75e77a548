// All public content in this language.
import type { Content } from '../content-shape.ts';
import { about } from './about.ts';
import { assistant } from './assistant.ts';
import { replies } from './assistant-replies.ts';
import { chatLauncher } from './chat-launcher.ts';
import { contact } from './contact.ts';
import { cookieCard } from './cookie-card.ts';
import { donate } from './donate.ts';
import { events } from './events.ts';
import { failures } from './failures.ts';
import { fieldProblems } from './field-problems.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { find } from './find.ts';
import { forms } from './forms.ts';
import { getAssistance } from './get-assistance.ts';
import { getInvolved } from './get-involved.ts';
import { getStarted } from './get-started.ts';
import { home } from './home.ts';
import { languageOffer } from './language-offer.ts';
import { leadership } from './leadership.ts';
import { mail } from './mail.ts';
import { membershipAssistance } from './membership-assistance.ts';
import { moments } from './moments.ts';
import { navigation } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { notFound } from './not-found.ts';
import { organization } from './organization.ts';
import { pages } from './pages.ts';
import { partners } from './partners.ts';
import { programDetails } from './program-details.ts';
import { programs } from './programs.ts';
import { roles } from './roles.ts';
import { searchWords } from './search-words.ts';
import { seo } from './seo.ts';
import { ticker } from './ticker.ts';
import { toasts } from './toasts.ts';
import { vocabularies } from './vocabularies.ts';

export const content: Content = {
  about,
  announcement: '',
  assistant,
  chatLauncher,
  contact,
  cookieCard,
  donate,
  events,
  failures,
  fieldProblems,
  fields,
  figures,
  find,
  forms,
  getAssistance,
  getInvolved,
  getStarted,
  home,
  languageOffer,
  leadership,
  mail,
  membershipAssistance,
  moments,
  navigation,
  newsletter,
  notFound,
  organization,
  pages,
  partners,
  programDetails,
  programs,
  replies,
  roles,
  searchWords,
  seo,
  ticker,
  toasts,
  vocabularies,
};
