import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const mediaPartner: InvolvementRole = {
  title: 'Become a media partner',
  slogan: 'Help people hear about us.',
  intro:
    'People find us because someone told them. If you write, film, record or post, you can be that someone.',
  hero: {
    picture: 'page-events',
    alt: 'Music in the park: a guitarist, a drummer and two dancing children under string lights.',
  },
  about: {
    picture: { picture: 'detail-camera', alt: 'A camera, three books and a mug on a table.' },
    title: 'About the role',
    paragraphs: [
      'We share events, facts and people who want to tell their own story. You decide what to cover, and you keep your own voice.',
      'Some partners come once, for a food day. Others follow a garden bed from seed to supper.',
    ],
  },
  day: {
    title: 'A day as a media partner',
    steps: [
      {
        time: '7:00 AM',
        title: 'You arrive at the farm',
        text: 'We introduce you to the people who agreed to be filmed.',
      },
      {
        time: '9:00 AM',
        title: 'You ride along',
        text: 'The van, the kitchen and the sorting table.',
      },
      {
        time: '12:00 PM',
        title: 'You talk to neighbors',
        text: 'People tell their story only if they want to.',
      },
      {
        time: '3:00 PM',
        title: 'You check the facts',
        text: 'We confirm names, dates and numbers with you.',
      },
    ],
  },
  quote: {
    title: 'What we ask',
    text: 'People let you in on a hard day. Please show them the picture before you show anyone else.',
    speaker: speakerAt(1),
  },
  types: {
    title: 'Who we work with',
    items: [
      { title: 'Journalists and bloggers', text: 'Facts, names and someone who calls you back.' },
      {
        title: 'Photographers and videographers',
        text: 'Good light at 7:00 AM on a farm, and people who said yes to the camera.',
      },
      {
        title: 'Influencers and podcasters',
        text: 'A guest, a topic and a clear ask for your listeners.',
      },
      {
        title: 'Local news outlets',
        text: 'Event notices two weeks ahead, and a person to quote on the day.',
      },
      {
        title: 'Radio and online broadcasters',
        text: 'Short spots in English and Spanish, ready to read on air.',
      },
      {
        title: 'Content curators',
        text: 'A monthly list of free events to add to your calendar or newsletter.',
      },
    ],
  },
  responsibilities: {
    title: 'What you do',
    items: [
      'Share at least one story or event every three months.',
      'Check names, dates and numbers with us before you publish.',
      'Send us a link or a copy when it is out.',
      'Tell us early if plans change.',
    ],
  },
  qualifications: {
    title: 'Who can be a media partner',
    items: [
      'You have a page, a show, a channel or a list that people follow.',
      'You can show us three things you made.',
      'You treat people in a hard week with respect.',
    ],
  },
  compliance: {
    title: 'What you agree to in writing',
    items: [
      'Signed permission from each person you show, and from a parent if they are under 18.',
      'No addresses, no case details and no pictures of the line at the food table.',
      'If someone says stop, you take their picture down within one day.',
      'You label paid posts.',
    ],
  },
  callToAction: {
    title: 'Tell us about your work',
    text: 'The form takes about five minutes. Have the link to your page at hand.',
    button: { text: 'Become a media partner', href: '/get-started?type=media-partner' },
    formType: 'media-partner',
    next: 'We read your form and call or write within 24-48 hours. We reply on working days.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
