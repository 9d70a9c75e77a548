import type { CookieCard } from '../shape.ts';

export const cookieCard: CookieCard = {
  title: 'Your choice about cookies',
  text: 'We use no trackers. We keep one note in your browser: this choice. You can change it at any time at the bottom of each page.',
  privacyLink: { text: 'What your browser stores', href: '/privacy' },
  acceptAll: 'Accept all',
  essentialOnly: 'Essential only',
  choose: 'Choose for yourself',
  savePreferences: 'Save preferences',
  alwaysOn: 'Always on',
  categories: {
    necessary: {
      title: 'Necessary',
      text: 'Remembers this choice and keeps the forms safe. The site needs it.',
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
      text: 'Remembers small comforts, like that you closed the example gifts.',
    },
  },
};
