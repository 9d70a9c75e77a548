import type { About } from '../page-shape.ts';

export const about: About = {
  title: 'About us',
  intro:
    'We are neighbors in Richmond, Virginia, who got tired of hearing "that is not our department." So we built one front door for twelve kinds of need.',
  hero: {
    picture: 'about-hero',
    alt: 'Seven neighbors of all ages wave from the bank of the James River. The arched bridge and row houses stand behind them.',
  },
  founders: {
    title: 'From our founders',
    paragraphs: [
      'In the winter of 2024 we met in the same line. One of us was handing out soup at a church in Jackson Ward. The other was waiting for it.',
      'We started to talk, and we counted. To get food, rent help, a winter coat and a tutor, one family had to visit seven offices on four bus lines and tell its story seven times. Nobody was unkind. It was just too much.',
      'So on July 1, 2025 we opened one door. You tell your story once. One person stays with you until you say you are done. That is the whole idea, and we work on it every day.',
    ],
    signature: 'Renee Alston and Samuel Okafor, founders',
  },
  foundation: {
    picture: {
      picture: 'wide-street',
      alt: 'A street of row houses with doors in four colors, stoops, flower boxes and two trees.',
    },
    title: 'Foundation & Approach',
    paragraphs: [
      'We are a 501(c)(3) nonprofit, founded on July 1, 2025. Our office is in the middle of Richmond, a short walk from the Pulse. Our work happens on porches, in library rooms and by the river.',
      'We listen first and plan second. You and one member of our team write a plan on a single page: what is urgent, what comes next, and who does what by when. You keep a copy. You can change it at any time.',
    ],
  },
  mission: {
    title: 'Mission',
    paragraphs: [
      'We walk with people from a hard time to a full life. We start with food, a bed and a coat, and we go on to work, school, health and family, until each piece is in place.',
    ],
  },
  vision: {
    title: 'Vision',
    paragraphs: [
      'A Richmond where nobody has to tell their story seven times. A child in Gilpin and a child in Westover Hills go to sleep fed, warm and sure that somebody will show up tomorrow.',
    ],
  },
  impact: {
    title: 'Impact',
    paragraphs: [
      'We count what changed, not just what we handed out. Ninety days after your first call we ask three things. Are you safe? Do you have enough? What do you still need? We plan the next season with your answers.',
    ],
    facts: [
      { figure: '12', text: 'service areas behind one front door' },
      { figure: '9', text: 'core programs, free for members' },
      { figure: '24-48 hours', text: 'until we follow up on your form' },
      { figure: '$5', text: '= 20 meals' },
    ],
  },
  serviceAreas: {
    title: 'Service Areas',
    intro: 'Twelve areas of life. Pick one to see the program that covers it.',
    tiles: {
      'Housing & Shelter': 'A bed tonight, help with rent, and the keys to a next home.',
      'Clothing & Basic Necessities': 'Coats, work shoes, diapers, soap and a set of sheets.',
      'Food, Nutrition & Agriculture': 'Food boxes, hot meals, cooking classes and garden beds.',
      'Health & Mental Wellness': 'A person who listens, and a way to a doctor or counselor.',
      'Job & Career Opportunities': 'Resumes, interview practice, trade classes and job leads.',
      'Entrepreneurship & Financial Literacy': 'Start a small business and make your money last.',
      'Education & Training': 'Tutors, GED, English classes and full backpacks.',
      'Family & Relationship Support': 'For parents, couples, grandparents and foster homes.',
      'Youth Programs & Special Needs': 'Mentors, Saturday Crew and play for all abilities.',
      'Crisis Intervention & Recovery': 'A safety plan, a recovery circle and steady company.',
      'Environmental & Wildlife Stewardship': 'Street trees, a clean river and help for wildlife.',
      'Arts, Technology & Spiritual Development': 'Paint, songs, a maker bench and a quiet hour.',
    },
  },
  values: {
    title: 'Core Values',
    items: [
      {
        title: 'Wholeness',
        text: 'You are more than one problem. We ask about food and sleep and work and hope, because each one affects the others.',
      },
      {
        title: 'Community',
        text: 'Nearly all our volunteers live within three miles of the people they help. Today they help you. Next month you may help them.',
      },
      {
        title: 'Completion',
        text: 'We do not hand you a list of phone numbers. We stay until the job is done and you say so.',
      },
      {
        title: 'Connection',
        text: 'We bring food, and we introduce you to neighbors who check on each other.',
      },
    ],
  },
  team: {
    title: 'Our Founders',
    intro: 'They met in a soup line and wrote the first plan on the back of a flyer.',
    people: [
      {
        name: 'Renee Alston',
        title: 'Co-Founder and Executive Director',
        bio: [
          'Renee ran a school kitchen in Church Hill for 12 years. She knows what 300 hungry children sound like, and how quiet it gets when they eat.',
        ],
        picture: {
          picture: 'leader-1',
          alt: 'Drawn portrait of Renee Alston: a Black woman with her hair up in a gold headband, in a green blazer.',
        },
        sample: true,
      },
      {
        name: 'Samuel Okafor',
        title: 'Co-Founder and Director of Programs',
        bio: [
          'Samuel lost his apartment and his job in the same month. He built the one-page plan that we still use from the notes that got him back on his feet.',
        ],
        picture: {
          picture: 'leader-2',
          alt: 'Drawn portrait of Samuel Okafor: a Black man with gray hair, a short gray beard and round glasses, in a blue blazer.',
        },
        sample: true,
      },
    ],
    link: { text: 'Meet Our Full Leadership Team', href: '/leadership' },
  },
};
