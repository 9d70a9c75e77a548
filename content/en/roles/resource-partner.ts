import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const resourcePartner: InvolvementRole = {
  title: 'Become a resource partner',
  slogan: 'You have what someone on our list needs today.',
  intro:
    'You may be a clinic, a shop, a school, a church or a one-person business. If you offer something useful for free or at a low cost, we send people your way, or you send them ours.',
  hero: {
    picture: 'people-work',
    alt: 'Four people plan a job at a long table with a toolbox, a plan and a laptop.',
  },
  about: {
    picture: {
      picture: 'detail-phone',
      alt: 'A phone, an open notebook and a cup of tea on a desk.',
    },
    title: 'About partnering',
    paragraphs: [
      'A dentist gives four chairs on the last Friday. A print shop makes our flyers at cost. A lawyer takes two calls a month. A small offer that lasts helps most.',
      'You choose how much and for how long. We write it down on one page, so both sides know.',
    ],
  },
  day: {
    title: 'A day as a resource partner',
    steps: [
      {
        time: '9:00 AM',
        title: 'We call',
        text: 'A member needs a dentist. You have an opening on Friday.',
      },
      {
        time: '9:15 AM',
        title: 'You answer',
        text: 'Yes, no, or a better day. That is all we need.',
      },
      {
        time: '2:00 PM',
        title: 'The member comes',
        text: 'They know what to bring and what it costs, if anything.',
      },
      {
        time: '4:00 PM',
        title: 'You tell us',
        text: 'One line: seen, not seen, or what comes next.',
      },
    ],
  },
  quote: {
    title: 'What makes a good partner',
    text: 'A partner who says no on Monday helps us more than one who says maybe until Friday.',
    speaker: speakerAt(4),
  },
  types: {
    title: 'Ways to partner',
    items: [
      { title: 'Outsourcing', text: 'You do a task we cannot do well, like repair or printing.' },
      {
        title: 'Referrals',
        text: 'We send people to you, you send people to us, always with their permission.',
      },
      {
        title: 'Co-hosted events',
        text: 'A health day, a job fair, a coat swap. We share the work.',
      },
      {
        title: 'Collaborative programs',
        text: 'A class or a service we run together for a season or longer.',
      },
      { title: 'Direct aid', text: 'Goods, rooms, rides or funds that go straight to members.' },
    ],
  },
  responsibilities: {
    title: 'What you do',
    items: [
      'Name one person we can call.',
      'Answer a referral within two business days.',
      'Tell us when you are full, so that we do not send people for nothing.',
      'Meet with us twice a year to see what worked.',
    ],
  },
  qualifications: {
    title: 'Who can be a resource partner',
    items: [
      'A person, a business, a nonprofit or a public office.',
      'A service that is free or costs our members little.',
      'The license and insurance that your field requires.',
      'A welcome for everyone, whatever their faith, origin or family.',
    ],
  },
  compliance: {
    title: 'What you agree to in writing',
    items: [
      'Members decide what we share about them. You use it for nothing else.',
      'No fees that we have not agreed on.',
      'No pressure to buy, join or believe.',
      "Either side may end the partnership with 30 days' notice.",
    ],
  },
  callToAction: {
    title: 'Tell us what you can share',
    text: 'The form takes about five minutes.',
    button: { text: 'Become a resource partner', href: '/get-started?type=resource-partner' },
    formType: 'resource-partner',
    next: 'We read your form and call or write within 24-48 hours. We reply on working days.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
