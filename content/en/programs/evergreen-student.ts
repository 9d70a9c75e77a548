import type { ProgramDetail } from '../../page-shape.ts';

export const evergreenStudent: ProgramDetail = {
  paragraphs: [
    'Our youngest student is four and counts buttons. Our oldest is 71 and just passed her math test. An evergreen keeps its leaves all year, and so do we: classes run in summer too.',
    'Come to the learning room at Northside Public Library or join by phone. A tutor finds out where you are in 20 minutes, without a grade, and starts right there.',
  ],
  services: [
    {
      title: 'Homework help',
      text: 'Monday to Thursday from 3:30 to 6:00 PM, with a snack. Just walk in.',
    },
    {
      title: 'Reading buddies',
      text: 'A child in grades 1 to 3 reads aloud to one grown-up, twice a week.',
    },
    {
      title: 'GED class',
      text: 'Two evenings a week, small group, books included. We pay for the test.',
    },
    {
      title: 'English practice',
      text: 'Talk about rent, doctors and school in plain English, with tea. All levels.',
    },
    {
      title: 'College and trade school forms',
      text: 'We fill out the aid form with you and look for money that you do not have to pay back.',
    },
    {
      title: 'Backpacks and supplies',
      text: 'Full packs in August and refills in January, by grade.',
    },
    {
      title: 'Summer learning',
      text: 'Six weeks of books, boats on the canal and science you can eat.',
    },
  ],
  director: {
    name: 'Margaret Doyle',
    title: 'Director, Evergreen Student',
    bio: [
      'Margaret taught fourth grade in Southside for 34 years. She went back to college herself at 52 and still has the bus ticket from her first day.',
      'She makes sure that each student gets a tutor within one week of asking.',
    ],
    picture: {
      picture: 'director-2',
      alt: 'Drawn portrait of Margaret Doyle: an older white woman with her silver hair in a bun and thin glasses, in a green cardigan.',
    },
    sample: true,
  },
};
