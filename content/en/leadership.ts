import type { Leadership } from '../page-shape.ts';

export const leadership: Leadership = {
  title: 'Our leadership team',
  intro:
    'Five people look after the money, the programs and the promises we make. Write to any of them. They answer their own mail.',
  leaders: [
    {
      name: 'Renee Alston',
      title: 'Co-Founder and Executive Director',
      bio: [
        'Renee ran a school kitchen in Church Hill for 12 years. She learned there that a child who eats can read, and a child who is hungry cannot.',
        'Today she looks after the budget, the board and the promise that we call back. She still ladles soup on Thursdays.',
      ],
      picture: { picture: 'leader-1', alt: 'Illustrated portrait of Renee Alston.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/renee-alston',
      email: 'renee@example.org',
      mailSubject: 'Re: A question for Renee Alston',
    },
    {
      name: 'Samuel Okafor',
      title: 'Co-Founder and Director of Programs',
      bio: [
        'Samuel came to Richmond from Lagos by way of Norfolk. He drove a city bus until a back injury took his job and then his flat.',
        'The notes that got him through became our one-page plan. He leads all nine programs and tests each new form on himself first.',
      ],
      picture: { picture: 'leader-2', alt: 'Illustrated portrait of Samuel Okafor.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/samuel-okafor',
      email: 'samuel@example.org',
      mailSubject: 'Re: A question for Samuel Okafor',
    },
    {
      name: 'Lucía Herrera',
      title: 'Director of Member Care',
      bio: [
        'Lucía reads each application on the day it comes in. She makes sure that one person, not five, calls you back.',
        'She grew up in Southside, speaks Spanish and English, and worked as a clinic nurse for nine years.',
      ],
      picture: { picture: 'leader-3', alt: 'Illustrated portrait of Lucía Herrera.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/lucia-herrera',
      email: 'lucia@example.org',
      mailSubject: 'Re: A question for Lucía Herrera',
    },
    {
      name: 'Walter Brandt',
      title: 'Director of Operations',
      bio: [
        'Walter keeps the trucks, the freezers and the roof going. He planned routes for a bakery for 30 years and knows each loading dock from Ashland to Petersburg.',
        'If your box arrives on time, that was Walter. If it does not, he is the one who calls you.',
      ],
      picture: { picture: 'leader-4', alt: 'Illustrated portrait of Walter Brandt.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/walter-brandt',
      email: 'walter@example.org',
      mailSubject: 'Re: A question for Walter Brandt',
    },
    {
      name: 'Priya Nair',
      title: 'Director of Partnerships and Giving',
      bio: [
        'Priya finds the dentist with a free Friday and the store with 90 spare coats. Then she makes sure each donor hears what became of the gift.',
        'She was an auditor before she joined us, so receipts go out within three days.',
      ],
      picture: { picture: 'leader-5', alt: 'Illustrated portrait of Priya Nair.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/priya-nair',
      email: 'priya@example.org',
      mailSubject: 'Re: A question for Priya Nair',
    },
  ],
  linkedinLabel: '{name} on LinkedIn',
  emailLabel: 'Write to {name}',
  contact: {
    title: 'Not sure whom to ask?',
    text: 'Send one message to our office. It reaches the right person within 24 hours.',
    button: { text: 'Contact us', href: '/contact' },
  },
  about: {
    title: 'How it all began',
    text: 'It started in a line for soup in Jackson Ward. Read the founders’ own words.',
    button: { text: 'Read our story', href: '/about' },
  },
};
