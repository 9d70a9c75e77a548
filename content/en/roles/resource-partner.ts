import type { Role } from '../../page-shape.ts';

export const resourcePartner: Role = {
  title: 'Become a resource partner',
  slogan: 'You have what someone on our list needs today.',
  intro:
    'You may be a clinic, a shop, a school, a church or a firm of one. If you offer something useful for free or at a low cost, we send people your way, or you send them ours.',
  about: {
    title: 'About partnering',
    paragraphs: [
      'A dentist gives four chairs on the last Friday. A print shop makes our flyers at cost. A lawyer takes two calls a month. Small and steady beats big and once.',
      'You choose how much and for how long. We write it down on one page, so both sides know.',
    ],
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
      'Answer a referral within two work days.',
      'Tell us when you are full, so we do not send people in vain.',
      'Meet with us twice a year to see what worked.',
    ],
  },
  qualifications: {
    title: 'Who fits',
    items: [
      'A person, a business, a nonprofit or a public office.',
      'A service that is free or costs our members little.',
      'The license and insurance that your field asks for.',
      'A welcome for everyone, whatever their faith, origin or family.',
    ],
  },
  compliance: {
    title: 'What you agree to in writing',
    items: [
      'Members decide what we share about them. You use it for nothing else.',
      'No fees that we have not agreed on.',
      'No pressure to buy, join or believe.',
      'Either side may end the partnership with 30 days of notice.',
    ],
  },
  callToAction: {
    title: 'Tell us what you can share',
    text: 'The form takes about five minutes.',
    button: { text: 'Become a resource partner', href: '/get-started?type=resource-partner' },
    formType: 'resource-partner',
    next: 'We read your form and call or write within 24-48 hours.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
