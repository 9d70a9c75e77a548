import type { Seo } from '../seo-shape.ts';
import { buildTextPageSeo } from '../text-page-lists.ts';
import { name, office, shortName } from '../tokens.ts';
import { foundedText, hours } from './organization.ts';
import { ownSeo } from './own-seo.ts';
import { pages } from './pages.ts';

export const seo: Seo = {
  pages: {
    ...ownSeo,
    '/about': {
      title: `About us | ${name}`,
      description: `Founded on ${foundedText} in ${office.city}, ${office.stateName}. Read our mission, our values, the areas we serve, and meet our founders.`,
      image: 'share-about',
    },
    '/leadership': {
      title: `Leadership team | ${name}`,
      description: `Meet the people who lead ${shortName} in ${office.city}, ${office.state}: who they are, what they do, and how to write to them.`,
      image: 'share-about',
    },
    '/events': {
      title: `Events and workshops in ${office.city} | ${shortName}`,
      description: `Food days, free workshops, river cleanups and job nights in ${office.city}, ${office.stateName}. See dates, times and places, and save your seat.`,
      image: 'share-events',
    },
    '/contact': {
      title: `Contact us | ${name}`,
      description: `Call, write or visit us in ${office.city}, ${office.state}, ${hours.text}. We answer each message within 24 hours.`,
      image: 'share-contact',
    },
    '/get-involved': {
      title: `Get involved: six ways to help | ${shortName}`,
      description: `Give, volunteer, host a drive, share a story, partner with us or lead a chapter in ${office.city}, ${office.state}. Find the way that fits your week.`,
      image: 'share-get-involved',
    },
    '/chapter-leader': {
      title: `Lead a chapter | ${name}`,
      description:
        'Bring our programs to your side of town. What a chapter leader does, who fits, what we ask for, and how to apply in 15 minutes.',
      image: 'share-get-involved',
    },
    '/media-partner': {
      title: `Become a media partner | ${name}`,
      description: `Do you write, take photos, film or record? Help people hear about us in ${office.city}, ${office.stateName}.`,
      image: 'share-get-involved',
    },
    '/host-drive-giveaway': {
      title: `Host a drive or giveaway | ${name}`,
      description:
        'Offer a safe place and a few hours. We bring boxes, signs and a plan for your food, clothing, hygiene or school supply drive.',
      image: 'share-get-involved',
    },
    '/resource-partner': {
      title: `Become a resource partner | ${shortName}`,
      description: `Share goods, rooms, skills or referrals with ${office.city} neighbors. Five ways to partner, and the one page we both sign.`,
      image: 'share-get-involved',
    },
    '/volunteer': {
      title: `Volunteer in ${office.city}, ${office.state} | ${name}`,
      description:
        'In person or online, once or each week. Sort food, tutor, plant trees or make calls. Sign up in four minutes, start within ten days.',
      image: 'share-get-involved',
    },
    '/donate-funds-supplies': {
      title: `Donate funds or supplies | ${name}`,
      description: `Money, clothing, hygiene items, school supplies, food and technology: what we take, where it goes, and how to hand it over in ${office.city}.`,
      image: 'share-donate',
    },
    '/get-started': {
      title: `Get started: the form | ${name}`,
      description:
        'One form, six ways to help. Choose yours, answer a few questions, and hear from us within 24-48 hours.',
      image: 'share-get-involved',
    },
    '/get-assistance': {
      title: `Get help in ${office.city}, ${office.state} | ${name}`,
      description:
        'Sign up free, tell us what you need, and we follow up within 24-48 hours. In danger now? Call 911, or call or text 988 at any hour.',
      image: 'share-get-help',
    },
    '/membership-assistance': {
      title: `Ask for help: free application | ${shortName}`,
      description:
        'A short, private form in three steps. It costs nothing, and only our staff read it. We contact you within 24-48 hours.',
      image: 'share-get-help',
    },
    '/donate': {
      title: `Donate | ${name}`,
      description: `Pledge $25, $50, $100 or any amount, once or monthly. $5 = 20 meals in ${office.city}, ${office.state}. We are a 501(c)(3) nonprofit.`,
      image: 'share-donate',
    },
    '/newsletter': {
      title: `Get our updates by email | ${shortName}`,
      description: `News about our programs and events in ${office.city}, ${office.stateName}, by email. You confirm your address, and one click unsubscribes you.`,
      image: 'share-home',
    },
    ...buildTextPageSeo(pages),
  },
  find: {
    title: `Find a page | ${name}`,
    description:
      'Look for a page of this site by a word, like food, rent, tutor or coat. In danger, call 911. In a crisis, call or text 988.',
    image: 'share-home',
  },
  notFound: {
    title: `404 Page Not Found | ${name}`,
    description: `This page is not here. Go to the home page, find help in ${office.city}, ${office.state}, or call our office.`,
    image: 'share-home',
  },
  programNotFound: {
    title: `Program Not Found | ${name}`,
    description: `We have no program at this address. See all our programs in ${office.city}, ${office.stateName}.`,
    image: 'share-home',
  },
};
