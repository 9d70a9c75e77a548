import type { Programs } from '../page-shape.ts';

export const programs: Programs = {
  title: '9 Core Programs',
  intro:
    'Nine ways to move from a hard week to a steady life. Each one is free for members. You can use one, or several at once, and the same person stays with you.',
  learnMore: 'Learn More',
  cards: {
    'home-at-heart': {
      title: 'Home at Heart',
      slogan: 'A key, a coat, a place to land.',
      description:
        'We help you keep the home you have, find the next one, and fill it with what you need: beds, blankets, soap and a warm coat.',
      picture: {
        picture: 'program-home-at-heart',
        alt: 'A man in a blue turban in front of a rack of warm winter coats.',
      },
      color: 'peach',
    },
    'will-work-win': {
      title: 'Will Work Win',
      slogan: "Where there's a will, we work to win.",
      description:
        'Job training, a resume that gets read, a coach before the interview, and help to start a business of your own.',
      picture: {
        picture: 'program-will-work-win',
        alt: 'A woman and a man with tools and a resume, ready for a day of work.',
      },
      color: 'gold',
    },
    'five-group-foods': {
      title: 'Five Group Foods',
      slogan: 'Fruit, vegetables, grains, protein, dairy. On every table.',
      description:
        'We pick up good food that would go to waste, turn it into boxes and hot meals, and bring it to your street.',
      picture: {
        picture: 'program-five-group-foods',
        alt: 'A neighbor packs a box with apples, carrots, bread, beans and milk.',
      },
      color: 'clay',
    },
    'maybe-more': {
      title: 'M.A.Y.B.E. More',
      slogan: 'Maybe today is hard. Maybe more is waiting.',
      description:
        'Someone to talk to, a path to a doctor or counselor, and steady company through loss, addiction or a crisis at home.',
      picture: {
        picture: 'program-maybe-more',
        alt: 'Two people sit side by side with cups of tea and talk.',
      },
      color: 'sky',
    },
    'blended-roots': {
      title: 'Blended Roots',
      slogan: 'Every kind of family, one strong tree.',
      description:
        'For parents, grandparents, stepfamilies and foster homes, and for children and teens of all abilities.',
      picture: {
        picture: 'program-blended-roots',
        alt: 'A grandmother, a father and a child under a tree with wide roots.',
      },
      color: 'rose',
    },
    'evergreen-student': {
      title: 'Evergreen Student',
      slogan: 'It is never too late to learn. Or too early.',
      description:
        'Tutors after school, a GED class at night, English practice, and backpacks that are full on the first day.',
      picture: {
        picture: 'program-evergreen-student',
        alt: 'A student and a tutor read together behind a stack of books.',
      },
      color: 'pine',
    },
    'in-his-hands': {
      title: 'In His Hands',
      slogan: 'Make something. Rest your spirit.',
      description:
        'Music, paint, a recording corner and quiet hours for prayer or silence. People of any faith, or none, are welcome.',
      picture: {
        picture: 'program-in-his-hands',
        alt: 'A person paints at an easel while another plays the guitar.',
      },
      color: 'plum',
    },
    'nurture-nature': {
      title: 'Nurture Nature',
      slogan: 'Green blocks, clean river, busy bees.',
      description:
        'We plant gardens and street trees, pick up litter along the James River, and learn the names of the birds on the way.',
      picture: {
        picture: 'program-nurture-nature',
        alt: 'A smiling woman with a green headscarf beside a garden bed of young plants.',
      },
      color: 'leaf',
    },
    'digital-diaspora': {
      title: 'Digital Diaspora',
      slogan: 'Log on. Speak up. Stay in touch.',
      description:
        'A laptop, a lesson and a patient teacher: from your first e-mail to video calls, safe banking, code and AI tools.',
      picture: {
        picture: 'program-digital-diaspora',
        alt: 'A young man with glasses and an older woman learn together at a laptop.',
      },
      color: 'slate',
    },
  },
  callToAction: {
    title: 'Each program runs on neighbors',
    text: 'Two hours of your time sorts 40 boxes of food. Tell us when you are free and we find the right spot.',
    volunteer: { text: 'Volunteer Today', href: '/volunteer' },
    donate: { text: 'Make a Donation', href: '/donate' },
  },
  detail: {
    servicesTitle: 'What we can do with you',
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
