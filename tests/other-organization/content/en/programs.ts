import type { Programs } from '../page-shape.ts';

export const programs: Programs = {
  title: 'Five programs',
  intro:
    'Five ways to get through a hard month. Each one is free. Ask for one, or for all of them.',
  picture: { picture: 'wide-river', alt: 'A river in the morning, with a heron.' },
  learnMore: 'Read more',
  cards: {
    'warm-table': {
      title: 'Warm Table',
      slogan: 'Sit down. There is enough.',
      description: 'A bag of groceries any day we are open, and a hot supper on Thursday night.',
      picture: { picture: 'program-food', alt: 'Two cooks behind a table with fruit and bread.' },
      color: 'clay',
    },
    'roof-and-key': {
      title: 'Roof and Key',
      slogan: 'Dry, warm and yours.',
      description: 'We help you keep your home, or find the next one before the rain comes in.',
      picture: { picture: 'program-housing', alt: 'A man hands a key to a mother and her child.' },
      color: 'peach',
    },
    'first-shift': {
      title: 'First Shift',
      slogan: 'The first week is the hard one.',
      description: 'We help you find work at the port or in town, and we help you keep it.',
      picture: { picture: 'program-work', alt: 'Two trainees with a drill at a workbench.' },
      color: 'gold',
    },
    'steady-hand': {
      title: 'Steady Hand',
      slogan: 'You can say it here.',
      description: 'A person who listens, a way to a counselor, and company on the way there.',
      picture: { picture: 'program-wellness', alt: 'Two people talk over tea on a sofa.' },
      color: 'sky',
    },
    'little-boats': {
      title: 'Little Boats',
      slogan: 'Small crew, big water.',
      description: 'Homework help and play for children, and coffee for the people who raise them.',
      picture: { picture: 'program-family', alt: 'A family in the park flies a kite.' },
      color: 'rose',
    },
  },
  callToAction: {
    title: 'Lend a hand',
    text: 'One evening a month is a lot. Tell us which one.',
    volunteer: { text: 'Volunteer', href: '/volunteer' },
    donate: { text: 'Give', href: '/donate' },
  },
  detail: {
    servicesTitle: 'What we can do with you',
    start: {
      title: 'How it starts',
      steps: [
        { title: 'Tell us', text: 'Use the form or call us.' },
        { title: 'We call', text: 'One person calls you and makes a plan with you.' },
      ],
    },
    areasTitle: 'What it is about',
    getInvolved: { text: 'Get involved', href: '/get-involved' },
    getHelp: { text: 'Get help', href: '/get-assistance' },
    directorTitle: 'Who looks after it',
    backToPrograms: { text: 'Back to all programs', href: '/programs' },
    support: {
      title: 'Keep it going',
      text: 'Your gift pays for food, fuel and the rent of the shed.',
      donate: { text: 'Donate', href: '/donate' },
      partner: { text: 'Become a partner', href: '/resource-partner' },
    },
  },
};
