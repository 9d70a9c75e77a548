import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const volunteer: InvolvementRole = {
  title: 'Volunteer',
  slogan: "Two hours of your time can change a neighbor's week.",
  intro:
    'You can help in person or from your couch, once or every week. Most people start within ten days of sending the form.',
  hero: {
    picture: 'page-get-involved',
    alt: 'Four volunteers in matching shirts wave and carry boxes of food on the riverbank.',
  },
  about: {
    picture: {
      picture: 'detail-crate',
      alt: 'A crate full of vegetables and fruit, with bread and milk beside it.',
    },
    title: 'About volunteering',
    paragraphs: [
      'Tell us when you are free and what you like to do. We offer you two or three spots to choose from. If none of them suits you, we find another.',
      'Your first shift is with a buddy who has done it before. If it runs through a mealtime, we feed you.',
    ],
  },
  day: {
    title: 'A Saturday as a volunteer',
    steps: [
      {
        time: '8:30 AM',
        title: 'You arrive',
        text: 'Coffee, a name tag, and your buddy for the day.',
      },
      {
        time: '9:00 AM',
        title: 'You sort',
        text: 'A ten-minute safety talk, then boxes, coats or a phone list.',
      },
      {
        time: '11:00 AM',
        title: 'You hand it over',
        text: 'You pack the van or greet people at the table.',
      },
      {
        time: '12:00 PM',
        title: 'You are done',
        text: 'We eat together. You tell us if you want to come back.',
      },
    ],
  },
  quote: {
    title: 'Why it works',
    text: 'Most people come for one Saturday. They stay because somebody remembers their name.',
    speaker: speakerAt(2),
  },
  types: {
    title: 'Ways to volunteer',
    items: [
      { title: 'In person', text: 'Sort food, hang coats, tutor, plant trees, drive the van.' },
      { title: 'Virtual', text: 'Tutor by video, make calls, translate, build web pages.' },
      { title: 'Short-term', text: 'One day or one event. Good for groups and school hours.' },
      { title: 'Long-term', text: 'The same two hours each week. Members get to know you.' },
    ],
  },
  responsibilities: {
    title: 'What you do',
    items: [
      'Come on time, or tell us a day ahead if you cannot.',
      'Follow the safety talk at the start of each shift.',
      'Treat each person the way you would treat a guest.',
      'Tell the shift lead when something feels wrong.',
    ],
  },
  qualifications: {
    title: 'Who can volunteer',
    items: [
      'Anyone aged 16 and up. From age 10 with a parent beside them.',
      'No skills needed for most shifts. We teach you.',
      'Drivers: a valid license and a clean driving record.',
      'Spanish, French or sign language? Please tell us.',
    ],
  },
  compliance: {
    title: 'What you agree to in writing',
    items: [
      'A background check if you work with children or visit homes. We pay for it.',
      'A promise to keep what you see and hear private.',
      'No photos of members without their permission.',
      'A parent signs for anyone under 18.',
    ],
  },
  callToAction: {
    title: 'When are you free?',
    text: 'The form takes about four minutes.',
    button: { text: 'Sign up to volunteer', href: '/get-started?type=volunteer' },
    formType: 'volunteer',
    next: 'We read your form and call or write within 24-48 hours. We reply on working days.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
