import { languageNames } from '../language-list.ts';
import { programs } from '../organization.ts';
import type { Navigation } from '../shape.ts';
import { buildTextPageLinks } from '../text-page-lists.ts';
import { name, office } from '../tokens.ts';
import { organization } from './organization.ts';
import { pages } from './pages.ts';

export const navigation: Navigation = {
  skipLink: 'Skip to main content',
  home: `${name}, home page`,
  main: {
    label: 'Main',
    items: [
      { text: 'Home', href: '/' },
      { text: 'Programs', href: '/programs', role: 'programs-menu' },
      { text: 'About', href: '/about' },
      { text: 'Events', href: '/events' },
      { text: 'Get Involved', href: '/get-involved' },
      { text: 'Get Help', href: '/get-assistance', role: 'help' },
      { text: 'Donate Now', href: organization.links.donate, role: 'donate' },
      { text: 'Contact', href: '/contact' },
      { text: 'Search', href: '/find', role: 'search' },
    ],
  },
  programsMenu: {
    open: 'Show the list of programs',
    close: 'Hide the list of programs',
    all: { text: `See all ${programs.length} programs`, href: '/programs' },
  },
  phoneMenu: { open: 'Menu', close: 'Close menu', label: 'Site menu' },
  newTab: '(opens in a new tab)',
  languages: { label: 'Language', names: languageNames },
  quickExit: {
    label: 'Leave this site quickly',
    hint: 'You can also press the Escape key three times. Your browser may still list this page in its history.',
    covering: 'Leaving this page',
    destination: 'https://www.google.com/search?q=weather',
  },
  footer: {
    label: 'Footer',
    groups: [
      {
        title: 'Pitch in',
        links: [
          { text: 'Volunteer', href: '/volunteer' },
          { text: 'Lead a chapter', href: '/chapter-leader' },
          { text: 'Host a drive or giveaway', href: '/host-drive-giveaway' },
          { text: 'Media partners', href: '/media-partner' },
          { text: 'Resource partners', href: '/resource-partner' },
        ],
      },
      {
        title: 'Here for you',
        links: [
          { text: 'Get help', href: '/get-assistance' },
          { text: 'About us', href: '/about' },
          { text: 'Contact us', href: '/contact' },
        ],
      },
      {
        title: 'This site',
        links: [{ text: 'Search', href: '/find' }, ...buildTextPageLinks(pages)],
      },
    ],
    contactTitle: 'Reach us',
    signUp: { title: 'Get our updates', label: 'Your email for updates', button: 'Sign up' },
    followTitle: 'Follow along',
    cookieSettings: 'Cookie settings',
    rights: `© {year} ${name}, ${office.city}, ${office.stateName}`,
  },
};
