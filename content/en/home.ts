import type { Home } from '../page-shape.ts';
import { organization } from './organization.ts';

const donateNow = {
  text: 'DONATE NOW',
  link: organization.links.donate,
  icon: 'external-link',
} as const;

export const home: Home = {
  hero: {
    label: 'What we are working on',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    position: '{position} of {total}',
    slides: [
      {
        id: 1,
        image: {
          picture: 'hero-food',
          alt: 'Four smiling neighbors pack apples, greens, carrots, bread and milk at a market stall. Behind them: row houses and an arched bridge over the James River.',
        },
        headline: 'END HUNGER:',
        highlightText: 'FEED THE WORLD',
        subheadline: '',
        description:
          'Five Group Foods Program. Every $1 donated equals $30 of food distributed, from farm crates in Hanover to kitchen tables in Highland Park.',
        primaryButton: donateNow,
        secondaryButton: { text: 'GET HELP TODAY', link: '/get-assistance', icon: 'hand-helping' },
      },
      {
        id: 2,
        image: {
          picture: 'hero-coats',
          alt: 'Four neighbors, one of them a child, sort hats, scarves and sweaters into boxes under a rail of winter coats, in front of a library.',
        },
        headline: 'HAVE A COAT',
        highlightText: 'TO DONATE?',
        subheadline: '',
        description:
          'Our coat giveaway is on. Ask us to pick up your coats, or drop them off at Northside Public Library. Someone will wear yours this week.',
        primaryButton: donateNow,
        secondaryButton: { text: 'LEARN MORE', link: '/programs/home-at-heart', icon: 'info' },
      },
      {
        id: 3,
        image: {
          picture: 'hero-work',
          alt: 'Four people plan a job at a long table with a toolbox, a hard hat, a building plan and a laptop. Two of them bump fists.',
        },
        headline: "WHERE THERE'S A WILL,",
        highlightText: 'WE WORK TO WIN',
        subheadline: '',
        description:
          'Job training, job placement, and help to start your own business. You get a coach, a class, and a person who calls employers with you.',
        primaryButton: donateNow,
        secondaryButton: {
          text: 'EXPLORE PROGRAMS',
          link: '/programs/will-work-win',
          icon: 'briefcase',
        },
      },
    ],
  },
  programs: {
    title: 'OUR CORE PROGRAMS',
    intro: 'Nine programs, one front door. Choose the one you need.',
    learnMore: 'Learn More',
    label: 'Core programs',
    previous: 'Previous programs',
    next: 'More programs',
    position: '{position} of {total}',
  },
  serviceAreas: {
    title: '12 Service Areas',
    label: 'Service areas',
    pause: 'Pause the service areas',
    play: 'Play the service areas',
  },
  banner: [
    {
      title: 'DONATE',
      text: 'Pledge any amount from $1. It takes two minutes.',
      href: '/donate',
      icon: 'gift',
    },
    {
      title: 'GET INVOLVED',
      text: 'Six ways to help, from one Saturday to a whole chapter.',
      href: '/get-involved',
      icon: 'users',
    },
  ],
  promo: {
    title: '8 programs, one short form',
    text: 'Not sure which of our 8 programs fits? Tell us what is going on at home. We match you and call within 24-48 hours. We call on working days.',
    button: { text: 'Start the form', href: '/membership-assistance' },
  },
  path: {
    title: 'What happens when you ask',
    steps: [
      {
        title: 'You ask',
        text: 'Fill out the short form, call us, or come by the office. You do not need an ID.',
      },
      {
        title: 'We call',
        text: 'One person calls you within 24-48 hours on working days and listens.',
      },
      {
        title: 'We walk with you',
        text: 'The same person makes a plan with you and stays until you say you are done.',
      },
    ],
  },
  partners: {
    title: 'Neighbors we work with',
    note: 'These partners are made up for this sample site.',
    label: 'Partners',
    pause: 'Pause the partner logos',
    play: 'Play the partner logos',
  },
  whoWeAre: {
    title: 'Who We Are',
    paragraphs: [
      'We opened our doors in Richmond on July 1, 2025. A mother in Church Hill may need a ride to a job interview. A retired welder in Manchester may need groceries. Each of them has one person here who knows them and stays with them.',
      'A box of food is often only the start. We ask what else you need and help you with that, too.',
    ],
    about: { text: 'Learn More About Us', href: '/about' },
    contact: { text: 'Talk to us about a partnership', href: '/contact' },
  },
  needsAssessment: {
    title: 'What does your block need most?',
    text: 'Take our Public Needs Assessment. It has ten questions, takes five minutes, and does not ask your name. We read every answer before we plan the next season.',
    button: { text: 'Take the Public Needs Assessment', href: organization.links.needsAssessment },
  },
  events: {
    title: 'Upcoming Events',
    viewAll: { text: 'View All Events', href: '/events' },
  },
};
