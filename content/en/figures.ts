import { figuresFrom } from '../organization.ts';
import type { Figures } from '../page-shape.ts';
import { organization } from './organization.ts';

export const figures: Figures = {
  showFrom: figuresFrom,
  story: {
    picture: {
      picture: 'detail-crate',
      alt: 'A crate full of vegetables and fruit, with bread and milk beside it.',
    },
    title: 'One week, one neighbor',
    paragraphs: [
      'On Monday, Dana called us. Her hours at work had been cut, and the fridge was empty.',
      'On Tuesday, a volunteer brought a box of food and stayed for coffee. On Thursday, Dana and a coach wrote a new resume. By Friday she had two job interviews and one person here who knows her name.',
    ],
    note: 'A sample story about a made-up person.',
  },
  title: 'What we have done so far',
  note: `Counted from our own case files since ${organization.founded.text}. Totals only, no names.`,
  peopleHelped: 'neighbors have talked with one of us',
  servicesDelivered: 'services delivered: a box, a bed, a class, a ride',
  respondedInTime: 'of people who wrote to us heard back in time',
  pledges: 'gifts were pledged on this site',
};
