import type { Figures } from '../page-shape.ts';
import { organisation } from './organisation.ts';

export const figures: Figures = {
  title: 'What we have done so far',
  note: `Counted from our own case files since ${organisation.founded.text}. No names, just sums.`,
  peopleHelped: 'neighbors have been in touch with a person here',
  servicesDelivered: 'services delivered: a box, a bed, a class, a ride',
  respondedInTime: 'of people who wrote to us heard back in time',
  pledges: 'gifts were pledged on this site',
};
