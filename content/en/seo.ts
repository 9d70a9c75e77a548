import type { PageSeo } from '../seo-shape.ts';

export const seo = {
  pages: {
    '/': {
      title: 'Wondrous World Initiative | Help in Richmond, VA',
      description:
        'Food, housing, work, school, family and health help in Richmond, Virginia. Free for members. Ask for help, give, or lend a hand.',
      image: 'share-home',
    },
    '/programs': {
      title: '9 Core Programs | Wondrous World Initiative',
      description:
        'Nine free programs in Richmond, VA: homes, jobs, food, health, family, school, arts, nature and technology. Find the one that fits you.',
      image: 'share-home',
    },
    '/programs/home-at-heart': {
      title: 'Home at Heart: housing and clothes | Wondrous World',
      description:
        'Rent trouble, no bed tonight, or a cold house? Home at Heart helps Richmond neighbors with shelter, move-in kits, coats and hygiene bags.',
      image: 'share-home-at-heart',
    },
    '/programs/will-work-win': {
      title: 'Will Work Win: jobs and training | Wondrous World',
      description:
        'A resume in an hour, trade classes, job matching and a start for your own business. Free job help in Richmond, Virginia.',
      image: 'share-will-work-win',
    },
    '/programs/five-group-foods': {
      title: 'Five Group Foods: free food boxes | Wondrous World',
      description:
        'Weekly food boxes, hot meals and doorstep delivery in Richmond, VA. Every $1 donated equals $30 of food. See how it works.',
      image: 'share-five-group-foods',
    },
    '/programs/maybe-more': {
      title: 'M.A.Y.B.E. More: health and crisis help | Wondrous World',
      description:
        'A listening hour, a path to a counselor, recovery and grief groups in Richmond, VA. In danger now? Call 911, or call or text 988.',
      image: 'share-maybe-more',
    },
    '/programs/blended-roots': {
      title: 'Blended Roots: family and youth | Wondrous World',
      description:
        'Parents, grandparents, stepfamilies and foster homes are welcome. Mentors, parent tables and play for all abilities in Richmond, VA.',
      image: 'share-blended-roots',
    },
    '/programs/evergreen-student': {
      title: 'Evergreen Student: tutoring and GED | Wondrous World',
      description:
        'Homework help, reading buddies, GED and English classes for ages 4 to 71 and up in Richmond, Virginia. Free, in person or by phone.',
      image: 'share-evergreen-student',
    },
    '/programs/in-his-hands': {
      title: 'In His Hands: arts and spirit | Wondrous World',
      description:
        'Open studio, choir, murals, a song corner and a quiet hour at noon in Richmond, VA. People of any faith, or none, are welcome.',
      image: 'share-in-his-hands',
    },
    '/programs/nurture-nature': {
      title: 'Nurture Nature: river and gardens | Wondrous World',
      description:
        'Street trees, garden beds, compost and James River clean-ups in Richmond, Virginia. Second Saturday of each month. Gloves on us.',
      image: 'share-nurture-nature',
    },
    '/programs/digital-diaspora': {
      title: 'Digital Diaspora: learn technology | Wondrous World',
      description:
        'First computer lessons, a laptop to keep, scam safety, code club and AI for daily life. Free in Richmond, VA, in English and Spanish.',
      image: 'share-digital-diaspora',
    },
    '/about': {
      title: 'About us | Wondrous World Initiative',
      description:
        'Founded on July 1, 2025 in Richmond, Virginia. Read our mission, our values, the 12 areas we serve, and meet the two founders.',
      image: 'share-about',
    },
    '/leadership': {
      title: 'Leadership team | Wondrous World Initiative',
      description:
        'Meet the five people who lead Wondrous World in Richmond, VA: who they are, what they look after, and how to write to them.',
      image: 'share-about',
    },
    '/events': {
      title: 'Events and workshops in Richmond | Wondrous World',
      description:
        'Food days, free workshops, river clean-ups and job nights in Richmond, Virginia. See dates, times and places, and save your seat.',
      image: 'share-events',
    },
    '/contact': {
      title: 'Contact us | Wondrous World Initiative',
      description:
        'Call, write or visit us in Richmond, VA, Monday-Friday 8:00 AM-6:00 PM. We answer each message within 24 hours.',
      image: 'share-contact',
    },
    '/get-involved': {
      title: 'Get involved: six ways to help | Wondrous World',
      description:
        'Give, volunteer, host a drive, share a story, partner with us or lead a chapter in Richmond, VA. Find the way that fits your week.',
      image: 'share-get-involved',
    },
    '/chapter-leader': {
      title: 'Lead a chapter | Wondrous World Initiative',
      description:
        'Bring our programs to your side of town. What a chapter leader does, who fits, what we ask for, and how to apply in 15 minutes.',
      image: 'share-get-involved',
    },
    '/media-partner': {
      title: 'Become a media partner | Wondrous World Initiative',
      description:
        'Writers, photographers, podcasters and newsrooms: help the right story reach the right street in Richmond, Virginia.',
      image: 'share-get-involved',
    },
    '/host-drive-giveaway': {
      title: 'Host a drive or giveaway | Wondrous World Initiative',
      description:
        'Offer a safe place and a few hours. We bring boxes, signs and a plan for your food, clothing, hygiene or school supply drive.',
      image: 'share-get-involved',
    },
    '/resource-partner': {
      title: 'Become a resource partner | Wondrous World',
      description:
        'Share goods, rooms, skills or referrals with Richmond neighbors. Five ways to partner, and the one page we both sign.',
      image: 'share-get-involved',
    },
    '/volunteer': {
      title: 'Volunteer in Richmond, VA | Wondrous World Initiative',
      description:
        'In person or online, once or each week. Sort food, tutor, plant trees or make calls. Sign up in four minutes, start within ten days.',
      image: 'share-get-involved',
    },
    '/donate-funds-supplies': {
      title: 'Donate funds or supplies | Wondrous World Initiative',
      description:
        'Money, clothing, hygiene items, school supplies, food and technology: what we take, where it goes, and how to hand it over in Richmond.',
      image: 'share-donate',
    },
    '/get-started': {
      title: 'Get started: the form | Wondrous World Initiative',
      description:
        'One form, six ways to help. Choose yours, answer a few questions, and hear from us within 24-48 hours.',
      image: 'share-get-involved',
    },
    '/get-assistance': {
      title: 'Get help in Richmond, VA | Wondrous World Initiative',
      description:
        'Sign up free, tell us what you need, and we follow up within 24-48 hours. In danger now? Call 911, or call or text 988 at any hour.',
      image: 'share-get-help',
    },
    '/membership-assistance': {
      title: 'Ask for help: free application | Wondrous World',
      description:
        'A short, private form in three steps. It costs nothing, and only our staff read it. We contact you within 24-48 hours.',
      image: 'share-get-help',
    },
    '/donate': {
      title: 'Donate | Wondrous World Initiative',
      description:
        'Pledge $25, $50, $100 or any amount, once or monthly. $5 = 20 meals in Richmond, VA. We are a 501(c)(3) non-profit.',
      image: 'share-donate',
    },
    '/privacy': {
      title: 'Privacy | Wondrous World Initiative',
      description:
        'What our forms ask, who reads your answers, where we keep them, what your browser stores, and how to have it all deleted.',
      image: 'share-home',
    },
    '/accessibility': {
      title: 'Accessibility | Wondrous World Initiative',
      description:
        'How we build this site so that all can use it, what does not work well yet, and how to tell us about a problem.',
      image: 'share-home',
    },
  } satisfies Record<`/${string}`, PageSeo>,
  find: {
    title: 'Find a page | Wondrous World Initiative',
    description:
      'Look for a page of this site by a word, like food, rent, tutor or coat. In danger, call 911. In a crisis, call or text 988.',
    image: 'share-home',
  } satisfies PageSeo,
  notFound: {
    title: '404 Page Not Found | Wondrous World Initiative',
    description:
      'This page is not here. Go to the home page, find help in Richmond, VA, or call our office.',
    image: 'share-home',
  } satisfies PageSeo,
  programNotFound: {
    title: 'Program Not Found | Wondrous World Initiative',
    description: 'We have no program at this address. See all nine programs in Richmond, Virginia.',
    image: 'share-home',
  } satisfies PageSeo,
};
