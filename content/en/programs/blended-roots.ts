import type { ProgramDetail } from '../../page-shape.ts';

export const blendedRoots: ProgramDetail = {
  paragraphs: [
    'A family can be two dads, a grandmother with three grandkids, a stepmom who is new to it all, or a foster teen who moved twice this year. If you care for each other, you are a family here.',
    'We plan each event so that children of all abilities can join: a quiet room, picture schedules, ramps, and helpers who know your child by name.',
  ],
  services: [
    {
      title: 'Parent table',
      text: 'Parents eat, talk and swap what works. Child care is in the next room.',
    },
    {
      title: 'Couples and co-parent talks',
      text: 'Three guided talks to settle rules, money and weekends without a fight.',
    },
    {
      title: 'Grandfamilies group',
      text: 'For people raising a grandchild: school papers, custody forms and a good laugh.',
    },
    {
      title: 'Saturday Crew',
      text: 'Ages 8 to 13 build, cook and play ball in Byrd Park with two grown-ups they trust.',
    },
    {
      title: 'Teen mentors',
      text: 'One grown-up, one teen, one hour each week for a full school year.',
    },
    {
      title: 'All-abilities play',
      text: 'Soft lights, low noise, toys for all kinds of hands. Brothers and sisters are welcome too.',
    },
    {
      title: 'School meeting buddy',
      text: 'We go with you to the special education meeting and write down what was promised.',
    },
    {
      title: 'A break for caregivers',
      text: 'Two free hours on a Sunday while a trained helper stays with your child or parent.',
    },
  ],
  director: {
    name: 'Kenji Sato',
    title: 'Director, Blended Roots',
    bio: [
      'Kenji is a father, a stepfather and a former foster child. He worked with young people with special needs in Henrico schools for ten years.',
      'On Saturdays you find him in Byrd Park with a whistle, a first-aid kit and far too many snacks.',
    ],
    picture: {
      picture: 'director-4',
      alt: 'Drawn portrait of Kenji Sato: an Asian American man with short dark hair, in a teal shirt.',
    },
    sample: true,
  },
};
