import type { CookieCard } from '../shape.ts';

export const cookieCard: CookieCard = {
  title: 'Your choice about cookies',
  text: 'We use no trackers. Your browser keeps a few small notes for us, like this choice. You can change it at any time at the bottom of each page.',
  privacyLink: { text: 'What your browser stores', href: '/privacy' },
  acceptAll: 'Accept all',
  essentialOnly: 'Essential only',
  choose: 'Choose for yourself',
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
