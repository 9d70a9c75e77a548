// short questions about facts that stand on the site.
import type { Question } from '../question.ts';

const phone = '804-555-0142';
const form = '/membership-assistance';

export const secondFacts: readonly Question[] = [
  { ask: 'what time yall close', lang: 'en', must: [['6:00', '6 pm', '6pm', '6 p.m']] },
  { ask: 'open on sundays?', lang: 'en', must: [['monday', 'weekday']] },
  { ask: 'where u at', lang: 'en', must: [['100 Example Street', '/contact']] },
  { ask: 'number to call', lang: 'en', must: [phone] },
  { ask: 'email?', lang: 'en', must: ['hello@example.org'] },
  { ask: 'who runs this place', lang: 'en', must: [['Renee', 'Alston', '/leadership']] },
  {
    ask: 'whose idea was this charity',
    lang: 'en',
    must: [['Renee', 'Samuel', '/about', '/leadership']],
  },
  { ask: 'how long have yall been around', lang: 'en', must: ['2025'] },
  { ask: 'are u a real non profit', lang: 'en', must: ['501'] },
  { ask: 'whats ur ein', lang: 'en', must: [['00-0000000', phone]] },
  { ask: 'can i write off my gift', lang: 'en', must: ['tax'] },
  {
    ask: 'how fast will someone get back to me after i sign up for help',
    lang: 'en',
    must: [['24-48', '24 to 48', '48 hours']],
  },
  { ask: 'i wrote on the contact page when do i hear back', lang: 'en', must: ['24'] },
  {
    ask: 'does it cost anything to be a member',
    lang: 'en',
    must: [['free', 'no cost', 'costs nothing', 'nothing']],
  },
  {
    ask: 'do i need an id or papers',
    lang: 'en',
    must: [['no id', 'no papers', 'not need', 'without', 'papers']],
  },
  {
    ask: 'will you tell ice about me',
    lang: 'en',
    must: [['papers', 'not share', 'never', '/privacy', '/get-assistance', form, phone]],
  },
  {
    ask: 'who gets to read my application',
    lang: 'en',
    must: [['care team', 'staff', '/privacy', 'Lucía']],
  },
  { ask: 'how many programs are there', lang: 'en', must: [['9', 'nine']] },
  { ask: '5 bucks is how many meals', lang: 'en', must: ['20 meals'] },
  { ask: 'is there a ramp', lang: 'en', must: [['ramp', '/contact', '/accessibility']] },
  { ask: 'which bus gets me to you', lang: 'en', must: [['Pulse', '/contact', phone]] },
  { ask: 'name of the person over partnerships', lang: 'en', must: [['Harjit', '/leadership']] },
  { ask: 'whats your mission', lang: 'en', must: [['/about', 'mission']] },
  { ask: 'when is the next event', lang: 'en', must: ['/events'] },
  {
    ask: 'do you save what i type in here',
    lang: 'en',
    must: [['not store', 'not save', 'not keep', "don't store", 'not stored', '/privacy']],
  },
];
