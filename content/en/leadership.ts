import type { Leader, Leadership } from '../page-shape.ts';

export const leadership: Leadership = {
  title: 'Our leadership team',
  intro:
    'Five people are responsible for the money, the programs and the promises we make. Write to any of them. They answer their own mail.',
  hero: {
    picture: 'wide-team',
    alt: 'The five leaders on the steps of the office: two sit and three stand in front of a brick wall with flower boxes.',
  },
  leaders: [
    {
      name: 'Renee Alston',
      title: 'Co-Founder and Executive Director',
      bio: [
        'Renee ran a school kitchen in Church Hill for 12 years. There she saw how much better children learn after breakfast.',
        'Today she oversees the budget, the board and the promise that we call back. She still ladles soup on Thursdays.',
      ],
      picture: {
        picture: 'leader-1',
        alt: 'Drawn portrait of Renee Alston: a Black woman with her hair up in a gold headband, in a green blazer.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/renee-alston',
      email: 'renee@example.org',
      mailSubject: 'Re: A question for Renee Alston',
    },
    {
      name: 'Samuel Okafor',
      title: 'Co-Founder and Director of Programs',
      bio: [
        'Samuel came to Richmond from Lagos by way of Norfolk. He drove a city bus until a back injury cost him his job and then his apartment.',
        'The notes that got him through became our one-page plan. He leads all nine programs and tests each new form on himself first.',
      ],
      picture: {
        picture: 'leader-2',
        alt: 'Drawn portrait of Samuel Okafor: a Black man with gray hair, a short gray beard and round glasses, in a blue blazer.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/samuel-okafor',
      email: 'samuel@example.org',
      mailSubject: 'Re: A question for Samuel Okafor',
    },
    {
      name: 'Amina Yusuf',
      title: 'Director of Operations',
      bio: [
        'Amina keeps the vans, the freezers and the roof going. She planned routes for a bakery for 15 years and knows each loading dock from Ashland to Petersburg.',
        'If your box arrives on time, that was Amina. If it does not, she is the one who calls you.',
      ],
      picture: {
        picture: 'leader-3',
        alt: 'Drawn portrait of Amina Yusuf: a woman in a plum headscarf and a teal sweater.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/amina-yusuf',
      email: 'amina@example.org',
      mailSubject: 'Re: A question for Amina Yusuf',
    },
    {
      name: 'Lucía Herrera',
      title: 'Director of Member Care',
      bio: [
        'Lucía reads each application on the day it comes in. She makes sure that one person, not five, calls you back.',
        'She grew up in Southside, speaks Spanish and English, and worked as a clinic nurse for nine years.',
      ],
      picture: {
        picture: 'leader-4',
        alt: 'Drawn portrait of Lucía Herrera: a woman with brown hair, bangs and glasses, in a rust-colored cardigan.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/lucia-herrera',
      email: 'lucia@example.org',
      mailSubject: 'Re: A question for Lucía Herrera',
    },
    {
      name: 'Harjit Bedi',
      title: 'Director of Partnerships and Giving',
      bio: [
        'Harjit finds the dentist with a free Friday and the store with 90 spare coats. Then he makes sure each donor hears what became of the gift.',
        'He was an auditor before he joined us, so receipts go out within three days.',
      ],
      picture: {
        picture: 'leader-5',
        alt: 'Drawn portrait of Harjit Bedi: a man with a sky-blue turban and a full beard, in a gold shirt.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/harjit-bedi',
      email: 'harjit@example.org',
      mailSubject: 'Re: A question for Harjit Bedi',
    },
  ],
  linkedinLabel: '{name} on LinkedIn',
  emailLabel: 'Write to {name}',
  contact: {
    title: 'Not sure who to ask?',
    text: 'Send one message to our office. It reaches the right person within 24 hours, on working days.',
    button: { text: 'Contact us', href: '/contact' },
  },
  about: {
    title: 'How it all began',
    text: 'It started in a soup line in Jackson Ward. Read the founders’ own words.',
    button: { text: 'Read our story', href: '/about' },
  },
};

/** A leader to quote, by place; a shorter list starts again. */
export const speakerAt = (place: number) =>
  leadership.leaders[place % leadership.leaders.length] as Leader;
