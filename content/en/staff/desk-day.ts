// The dashboard of the front desk.
import type { Texts } from '../../texts.ts';

export const deskDay = {
  title: 'Front desk today',
  takeIn: 'Take in a person',
  foodDay: 'Open food day',
  arrivals: 'Taken in today',
  noArrivals: 'Nobody has been taken in today.',
  arrival: '{time}, by {by}',
  assigned: 'Assigned to {username}',
  unassigned: 'With the new applicants',
  correct: 'Correct',
  correctOf: 'Correct {name}',
  waiting: 'Waiting for you',
  messages: ['1 unread message', '{count} unread messages'],
  noMessages: 'No unread messages',
  signUps: ['1 new sign-up', '{count} new sign-ups'],
  noSignUps: 'No new sign-ups',
  served: ['Food: 1 person served today', 'Food: {count} people served today'],
  notServed: 'Food: nobody served yet today',
} as const satisfies Texts;
