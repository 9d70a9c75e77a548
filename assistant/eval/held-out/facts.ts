import type { Question } from '../question.ts';
import { officeEmail, officePhone } from './expected.ts';

const opening = ['8:00', '8 am', '8am', '8 a.m'];
const closing = ['6:00', '6 pm', '6pm', '6 p.m'];
const workingDays = ['Monday', 'weekday', 'Mon-', 'Mon–'];
const oneOrTwoDays = ['24-48', '24–48', '24 to 48', '48 hours'];

export const facts = [
  { ask: 'what time yall close', lang: 'en', must: [closing] },
  { ask: 'hours?', lang: 'en', must: [opening, closing] },
  { ask: 'r u open on saturday', lang: 'en', must: [workingDays] },
  { ask: 'where yall located at', lang: 'en', must: ['Richmond', ['Virginia', ', VA']] },
  { ask: 'whats the address so i can put it in my gps', lang: 'en', must: ['Richmond'] },
  { ask: 'can i get a number to call', lang: 'en', must: [officePhone] },
  { ask: 'whats ur email', lang: 'en', must: [officeEmail] },
  { ask: 'can i write off my donation on taxes', lang: 'en', must: ['deduct'] },
  { ask: 'r u a real 501c3', lang: 'en', must: [['501(c)(3)', '501c3']] },
  { ask: 'when did this org start', lang: 'en', must: [['July 1, 2025', 'July 2025', 'in 2025']] },
  { ask: 'whos in charge over there', lang: 'en', must: [['/leadership', '/about']] },
  { ask: 'who is the founder', lang: 'en', must: [['/leadership', '/about']] },
  {
    ask: 'how long til somebody gets back to me i applied yesterday',
    lang: 'en',
    must: [oneOrTwoDays],
  },
  {
    ask: 'how fast do u answer the contact form',
    lang: 'en',
    must: [['24 hours', '24 hrs', 'one day']],
  },
  { ask: 'any events this month', lang: 'en', must: ['/events'] },
  { ask: 'when is the next workshop', lang: 'en', must: ['/events'] },
  {
    ask: 'does it cost anything to join',
    lang: 'en',
    must: [['free', 'no cost', 'costs nothing', 'no charge']],
  },
  {
    ask: 'do chapter leaders get paid',
    lang: 'en',
    must: [
      ['unpaid', 'not paid', 'not a paid', 'no pay', 'no salary', 'volunteer role', 'voluntary'],
    ],
  },
  { ask: 'how much food does 1 dollar buy', lang: 'en', must: [['$30', '10 meals', 'ten meals']] },
  {
    ask: 'whats that crisis line number',
    lang: 'en',
    must: ['988'],
  },
] satisfies Question[];
