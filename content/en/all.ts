// Every module of this language, for the compiler's check in ../languages.ts. A page imports the one
// module it needs, never this file, or all content would travel with it.
export { about } from './about.ts';
export { accessibility } from './accessibility.ts';
export { assistant } from './assistant.ts';
export { contact } from './contact.ts';
export { cookieCard } from './cookie-card.ts';
export { donate } from './donate.ts';
export { events } from './events.ts';
export { fiveGroupFoods } from './five-group-foods.ts';
export { forms } from './forms.ts';
export { getAssistance } from './get-assistance.ts';
export { getInvolved } from './get-involved.ts';
export { getStarted } from './get-started.ts';
export { home } from './home.ts';
export { leadership } from './leadership.ts';
export { membershipAssistance } from './membership-assistance.ts';
export { navigation } from './navigation.ts';
export { notFound } from './not-found.ts';
export { organisation } from './organisation.ts';
export { partners } from './partners.ts';
export { privacy } from './privacy.ts';
export { programDetails } from './program-details.ts';
export { programs } from './programs.ts';
export { roles } from './roles.ts';
export { seo } from './seo.ts';
export { ticker } from './ticker.ts';
export { toasts } from './toasts.ts';
