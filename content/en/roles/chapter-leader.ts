import type { InvolvementRole } from '../../page-shape.ts';
import { shortName } from '../../tokens.ts';
import { speakerAt } from '../leadership.ts';

export const chapterLeader: InvolvementRole = {
  title: 'Lead a chapter',
  slogan: `Bring ${shortName} to your side of town.`,
  intro:
    'A chapter is five or more neighbors who run our programs close to home. You lead them. We train you, back you up and share what works.',
  hero: {
    picture: 'food-10',
    alt: 'Four neighbors of all ages share soup and bread at a long table.',
  },
  about: {
    picture: {
      picture: 'wide-street',
      alt: 'A street of row houses with doors in four colors, stoops, flower boxes and two trees.',
    },
    title: 'About the role',
    paragraphs: [
      'You pick one or two programs that your area needs most, like a food table or homework help. You find the room, the people and the day.',
      'The role is unpaid. Plan on five hours a week for at least one year. We reimburse costs that we agreed on in advance.',
    ],
  },
  day: {
    title: 'A day as a chapter leader',
    steps: [
      {
        time: '10:00 AM',
        title: 'You open the room',
        text: 'Two volunteers set up the tables with you.',
      },
      {
        time: '11:00 AM',
        title: 'Neighbors come',
        text: 'You greet new members and take down what they need.',
      },
      { time: '2:00 PM', title: 'You close up', text: 'You count what went out and who came.' },
      {
        time: '7:00 PM',
        title: 'You report',
        text: 'Ten minutes: the numbers go to our office, and questions get answers.',
      },
    ],
  },
  quote: {
    title: 'What a chapter needs',
    text: 'You do not need to know everybody in the neighborhood. You need five people who show up.',
    speaker: speakerAt(0),
  },
  types: {
    title: 'Kinds of chapters',
    items: [
      { title: 'Neighborhood', text: 'A few blocks, a church hall, one program done well.' },
      { title: 'Campus', text: 'Students who run tutoring, drives or a clothes closet.' },
      { title: 'County', text: 'A team with a driver, for places where the bus does not go.' },
    ],
  },
  responsibilities: {
    title: 'What you do',
    items: [
      'Gather and guide a team of at least five volunteers.',
      'Run one event or service each month.',
      'Greet new members and connect them with our office.',
      'Send us an impact report every three months: who came and what changed.',
      'Send us a budget report every three months, with receipts.',
      'Join a video call with all chapter leaders once a month.',
    ],
  },
  qualifications: {
    title: 'Who can lead a chapter',
    items: [
      'You are 18 or older and live in the area you want to serve.',
      'You have led something before: a team, a choir, a shift, a busy kitchen.',
      'You keep private what people tell you.',
      'You can answer messages within two days.',
      'You have read about our programs and know which one you would start with.',
    ],
  },
  compliance: {
    title: 'What you agree to in writing',
    items: [
      'A background check, which we pay for.',
      'A signed promise to protect the privacy and safety of members.',
      'Use of our name and logo as shown in the chapter guide.',
      'You do not take cash gifts in person. All money goes through our donation page.',
      'Impact and budget reports on time. Two missed reports pause the chapter.',
    ],
  },
  callToAction: {
    title: 'Ready to lead?',
    text: 'The form takes about 15 minutes. You can prepare your answers first.',
    button: { text: 'Apply to lead a chapter', href: '/get-started?type=community-leader' },
    formType: 'community-leader',
    next: 'We read your form and call or write within 24-48 hours. We reply on working days.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
