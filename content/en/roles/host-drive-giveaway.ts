import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const hostDriveGiveaway: InvolvementRole = {
  title: 'Host a drive or giveaway',
  slogan: 'Your porch, your parking lot, one good Saturday.',
  intro:
    'You offer a place and a few hours. We bring boxes, signs, a table and the plan. Most drives fill a van.',
  hero: {
    picture: 'people-coats',
    alt: 'Three adults and a child sort hats, scarves and sweaters under a rail of winter coats.',
  },
  about: {
    picture: {
      picture: 'food-3',
      alt: 'Two volunteers carry boxes of apples and carrots to the open back of a van.',
    },
    title: 'About hosting',
    paragraphs: [
      'At a drive, people bring things to you. At a giveaway, people take things home. You can host either one at an office, a school, a shop or a block party.',
      'Tell us four weeks ahead and we help with everything. We need at least two weeks.',
    ],
  },
  day: {
    title: 'A giveaway day as a host',
    steps: [
      {
        time: '8:00 AM',
        title: 'The van comes',
        text: 'We bring tables, signs and a crew. You show us the outlets.',
      },
      {
        time: '9:00 AM',
        title: 'You open',
        text: 'Neighbors choose what they need. Nobody signs anything.',
      },
      {
        time: '11:30 AM',
        title: 'You count',
        text: 'Two people count boxes while the crew packs.',
      },
      {
        time: '12:30 PM',
        title: 'All clear',
        text: 'We sweep, load the van and leave your lot as we found it.',
      },
    ],
  },
  quote: {
    title: 'What we have learned',
    text: 'A safe, dry place near a bus stop helps more people than a large one far away.',
    speaker: speakerAt(3),
  },
  types: {
    title: 'What you can host',
    items: [
      {
        title: 'Food drive',
        text: 'Cans, rice, oil, baby food. We give you a list of what people need most.',
      },
      { title: 'Clothing drive', text: 'Clean coats, shoes and work clothes, all sizes.' },
      { title: 'Hygiene drive', text: 'Soap, diapers, pads and toothbrushes, unopened.' },
      { title: 'School supplies drive', text: 'Backpacks, pens and calculators, best in July.' },
      {
        title: 'Full giveaway event',
        text: 'Tables, music and a grill. Neighbors shop for free. We send a crew.',
      },
    ],
  },
  responsibilities: {
    title: 'What you do',
    items: [
      'Pick a date and a place with us.',
      'Spread the word on your block, at work or at school.',
      'Have at least two people there from start to finish.',
      'Keep the goods dry and safe until pickup.',
      'Count the boxes and send us the number.',
    ],
  },
  qualifications: {
    title: 'What the place needs',
    items: [
      'A public or physical address that people can find.',
      'A safe space: good light, dry ground and room for a wheelchair.',
      'Permission from the owner or manager.',
      'A spot where our van can stop for 20 minutes.',
    ],
  },
  compliance: {
    title: 'What you agree to in writing',
    items: [
      'Nobody has to show an ID, give a name or listen to a speech to receive something.',
      'No food past its date, no used underwear, no recalled car seats.',
      'No sales and no raffles at the table.',
      'Call us at once if someone gets hurt.',
    ],
  },
  callToAction: {
    title: 'Got a place in mind?',
    text: 'The form takes about five minutes. A rough idea is enough.',
    button: { text: 'Host a drive or giveaway', href: '/get-started?type=host-giveaway' },
    formType: 'host-giveaway',
    next: 'We read your form and call or write within 24-48 hours. We reply on working days.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
