import type { ProgramDetail } from '../../page-shape.ts';

export const maybeMore: ProgramDetail = {
  paragraphs: [
    'You do not need the right words. Call, write, or come by and say "I am not okay." We listen first. Then we find the right next person together: a counselor, a clinic, a group, or all three.',
    'We are not a hospital, and we do not give medical advice. If you or someone near you is in danger right now, call 911. You can call or text 988 at any hour, in English or Spanish.',
  ],
  services: [
    {
      title: 'A listening hour',
      text: 'A trained volunteer sits with you for one hour, in person or by phone.',
    },
    {
      title: 'Path to a counselor',
      text: 'We find one with open spots that fits your budget, and book the first visit with you.',
    },
    {
      title: 'Recovery circle',
      text: 'A small group for people who quit drinking or using, or want to. It meets on Tuesday nights.',
    },
    {
      title: 'Safety plan',
      text: 'If home is not safe, we plan a way out with you: where to go, when, and what to pack.',
    },
    {
      title: 'Grief group',
      text: 'Six weeks with others who lost someone. You may talk, or just sit and listen.',
    },
    {
      title: 'Health check day',
      text: 'Nurses check blood pressure, blood sugar and teeth. Free, once a month, no papers asked.',
    },
    {
      title: 'Ride and company',
      text: 'Scared of the visit? Someone rides with you and waits until you are done.',
    },
  ],
  director: {
    name: 'Imani Rowe',
    title: 'Director, M.A.Y.B.E. More',
    bio: [
      'Imani is a social worker who spent eight years on night shifts in an emergency room. She has been in recovery herself for 14 years.',
      'She trains each listener on our team and takes the Monday calls so she never forgets how they sound.',
    ],
    picture: {
      picture: 'director-3',
      alt: 'Drawn portrait of Imani Rowe: a Black woman with long braids in a ponytail, in a rust-colored cardigan.',
    },
    sample: true,
  },
};
