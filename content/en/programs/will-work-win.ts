import type { ProgramDetail } from '../../page-shape.ts';

export const willWorkWin: ProgramDetail = {
  paragraphs: [
    'You bring the will. We bring the coach, the class and the first phone call. Most people start with a 45-minute talk: what you have done, what you can do, and what you need to earn.',
    'Some members want a job by Friday. Some want to turn a hair shop in the kitchen into a real business on Hull Street. Both are good plans, and both get a coach.',
  ],
  services: [
    {
      title: 'Resume in an hour',
      text: 'You talk, a volunteer types. You leave with ten copies and a file on your phone.',
    },
    {
      title: 'Interview practice',
      text: 'Two practice rounds with a person who hires, and an outfit from our closet to wear.',
    },
    {
      title: 'Trade training',
      text: 'Short classes in forklift, food safety, home care and basic repair. Most take four weeks.',
    },
    {
      title: 'Job matching',
      text: 'We call employers who hire people with a record and set up your first interview.',
    },
    {
      title: 'Start your own business',
      text: 'Eight evenings: your idea, your price, your license, your first ten customers.',
    },
    {
      title: 'Money basics',
      text: 'Make a budget that works, open a bank account, and fix mistakes on your credit report.',
    },
    {
      title: 'First month at work',
      text: 'We help with work boots, tools and child care until your first paycheck.',
    },
  ],
  director: {
    name: 'Andre Pettway',
    title: 'Director, Will Work Win',
    bio: [
      'Andre drove a forklift at 19 and ran a hiring office at 28. He has read more than 4,000 resumes and knows why most get skipped.',
      'He grew up in Blackwell and keeps a drawer of ties for members who need one by noon.',
    ],
    picture: {
      picture: 'director-1',
      alt: 'Drawn portrait of Andre Pettway: a young Black man with twists and round glasses, in a light blue shirt.',
    },
    sample: true,
  },
};
