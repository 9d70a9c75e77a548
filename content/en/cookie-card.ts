import type { CookieCard } from '../shape.ts';

export const cookieCard: CookieCard = {
  title: 'Your choice about cookies',
  text: 'We use no trackers, only small notes in your browser.',
  privacyLink: { text: 'What is stored', href: '/privacy' },
  acceptAll: 'Accept all',
  essentialOnly: 'Essential only',
  choose: 'Choose',
  changeLater: 'You can change your choice at any time at the bottom of each page.',
  savePreferences: 'Save preferences',
  alwaysOn: 'Always on',
  categories: {
    necessary: {
      title: 'Necessary',
      text: 'Remembers this choice and what you closed, and keeps the forms safe. The site needs it.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Would let us count visits. Nothing on this site uses it today.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Would let us measure a campaign. Nothing on this site uses it today.',
    },
    functional: {
      title: 'Functional',
      text: 'Would remember small comforts, like larger words. Nothing on this site uses it today.',
    },
  },
};
