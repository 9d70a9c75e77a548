import type { Programs } from '../page-shape.ts';

export const programs: Programs = {
  title: '9 Core Programs',
  intro:
    'Nine ways to move from a hard week to a steady life. Each one is free for members. You can use one, or several at once, and the same person stays with you.',
  picture: {
    picture: 'wide-street',
    alt: 'A street of row houses with doors in four colors, stoops, flower boxes and two trees.',
  },
  learnMore: 'Learn More',
  cards: {
    'home-at-heart': {
      title: 'Home at Heart',
      slogan: 'A key, a coat, a place to land.',
      description:
        'We help you keep the home you have, find the next one, and fill it with what you need: beds, blankets, soap and a warm coat.',
      picture: {
        picture: 'program-housing',
        alt: 'A man hands a house key to a mother and her daughter at a green front door.',
      },
      color: 'peach',
    },
    'will-work-win': {
      title: 'Will Work Win',
      slogan: "Where there's a will, we work to win.",
      description:
        'Job training, a resume that gets read, a coach before the interview, and help to start a business of your own.',
      picture: {
        picture: 'program-work',
        alt: 'A teacher with a clipboard and two trainees with a drill at a workbench.',
      },
      color: 'gold',
    },
    'five-group-foods': {
      title: 'Five Group Foods',
      slogan: 'Fruit, vegetables, grains, protein, dairy. On every table.',
      description:
        'We pick up good food that would go to waste, turn it into boxes and hot meals, and bring it to your street.',
      picture: {
        picture: 'program-food',
        alt: 'Two cooks behind a table with greens, fruit, bread, eggs and milk.',
      },
      color: 'clay',
    },
    'maybe-more': {
      title: 'M.A.Y.B.E. More',
      slogan: 'Maybe today is hard. Maybe more is waiting.',
      description:
        'Someone to talk to, help to find a doctor or counselor, and steady company through loss, addiction or a crisis at home.',
      picture: {
        picture: 'program-wellness',
        alt: 'Two people talk on a sofa over mugs of hot tea.',
      },
      color: 'sky',
    },
    'blended-roots': {
      title: 'Blended Roots',
      slogan: 'Every kind of family, one strong tree.',
      description:
        'For parents, grandparents, stepfamilies and foster homes, and for children and teens of all abilities.',
      picture: {
        picture: 'program-family',
        alt: 'A father, a grandmother and two children in a park, one child in a wheelchair, with a kite and a picnic basket.',
      },
      color: 'rose',
    },
    'evergreen-student': {
      title: 'Evergreen Student',
      slogan: 'It is never too late to learn. Or too early.',
      description:
        'Tutors after school, a GED class at night, English practice, and backpacks that are full on the first day.',
      picture: {
        picture: 'program-school',
        alt: 'A tutor with white hair helps two students read at a table with books and a globe.',
      },
      color: 'pine',
    },
    'in-his-hands': {
      title: 'In His Hands',
      slogan: 'Make something. Rest your spirit.',
      description:
        'Music, paint, a recording corner and quiet hours for prayer or silence. People of any faith, or none, are welcome.',
      picture: {
        picture: 'program-arts',
        alt: 'One person paints at an easel while another plays the guitar beside candles.',
      },
      color: 'plum',
    },
    'nurture-nature': {
      title: 'Nurture Nature',
      slogan: 'Green blocks, clean river, busy bees.',
      description:
        'We plant gardens and street trees, pick up litter along the James River, and learn the names of the birds on the way.',
      picture: {
        picture: 'program-nature',
        alt: 'A woman and a boy water young plants in a garden bed by the river, with a heron, a red cardinal and a turtle nearby.',
      },
      color: 'leaf',
    },
    'digital-diaspora': {
      title: 'Digital Diaspora',
      slogan: 'Log on. Speak up. Stay in touch.',
      description:
        'A laptop, a lesson and a patient teacher: from your first email to video calls, safe banking, code and AI tools.',
      picture: {
        picture: 'program-computers',
        alt: 'A teacher with a laptop shows an older woman how to use her phone.',
      },
      color: 'slate',
    },
  },
  callToAction: {
    title: 'Neighbors make every program work',
    text: 'Two hours of your time sorts 40 boxes of food. Tell us when you are free and we find the right spot.',
    volunteer: { text: 'Volunteer Today', href: '/volunteer' },
    donate: { text: 'Make a Donation', href: '/donate' },
  },
  detail: {
    servicesTitle: 'What we offer',
    start: {
      title: 'How it starts',
      steps: [
        {
          title: 'Tell us what you need',
          text: 'Use the short form or call us. It takes about five minutes.',
        },
        { title: 'One person calls you', text: 'We follow up within 24-48 hours on working days.' },
        {
          title: 'You make a plan together',
          text: 'You decide what comes first. The same person stays with you.',
        },
      ],
    },
    areasTitle: 'Service areas',
    getInvolved: { text: 'Get involved', href: '/get-involved' },
    getHelp: { text: 'Get help', href: '/get-assistance' },
    directorTitle: 'Meet Our Program Director',
    backToPrograms: { text: 'Back to all programs', href: '/programs' },
    support: {
      title: 'Keep this program going',
      text: 'Your pledge pays for supplies and space. Your business or group can also share rooms, goods or skills.',
      donate: { text: 'Donate', href: '/donate' },
      partner: { text: 'Become a resource partner', href: '/resource-partner' },
    },
  },
};
