import type { NotFound } from '../page-shape.ts';

export const notFound: NotFound = {
  page: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    picture: {
      picture: 'detail-boots',
      alt: 'Two pairs of boots, large and small, on a mat beside a door.',
    },
    help: 'That line is for our web team. You did nothing wrong. If you need help right now, call 911 in danger, or call or text 988 in a crisis.',
    linksTitle: 'You may be looking for',
    links: [
      { text: 'Home page', href: '/' },
      { text: 'Get help', href: '/get-assistance' },
      { text: 'All programs', href: '/programs' },
      { text: 'Upcoming events', href: '/events' },
      { text: 'Ways to help', href: '/get-involved' },
      { text: 'Contact us', href: '/contact' },
    ],
  },
  program: {
    title: 'Program Not Found',
    text: 'None of our programs has this address. The list below has them all.',
    link: { text: 'Back to all programs', href: '/programs' },
  },
};
