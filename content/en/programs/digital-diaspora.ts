import type { ProgramDetail } from '../../page-shape.ts';

export const digitalDiaspora: ProgramDetail = {
  paragraphs: [
    'Jobs, school, doctors and cousins far away: all of them are online now. We make sure you are too, at your speed, with a teacher who does not grab the mouse.',
    'Lessons come in English and Spanish. We started with families who live far from where they were born and want to see a face, not just hear a voice. Now the room is open to all.',
  ],
  services: [
    {
      title: 'First steps',
      text: 'Turn it on, send an email, join a video call. Four mornings, six people, one teacher.',
    },
    {
      title: 'Laptop to keep',
      text: 'Finish four lessons and take home a laptop that we cleaned and set up.',
    },
    {
      title: 'Home internet help',
      text: 'We find the lowest price at your address and call the company with you.',
    },
    {
      title: 'Scam shield',
      text: 'Learn how to spot a fake text, how to lock your accounts, and what to do if you clicked.',
    },
    {
      title: 'Code club',
      text: 'Ages 10 and up make a game or a web page and show it on the big screen.',
    },
    {
      title: 'AI for daily life',
      text: 'Use AI tools to write a letter or study for a test, and know when they are wrong.',
    },
    {
      title: 'Phone and form help',
      text: 'Bring your phone. We fill out that one online form with you, today.',
    },
  ],
};
