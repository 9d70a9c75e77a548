import type { ProgramDetail } from '../../page-shape.ts';

export const homeAtHeart: ProgramDetail = {
  paragraphs: [
    'Rent went up, the heat went out, or you had to leave in a hurry. Start by telling us where you will sleep tonight. If the answer is "I do not know," we work on that before anything else.',
    'Then we make a plan with you for the next 90 days: what to say to the landlord, which papers to find, and what the new place will need. One person at our house on Example Street keeps your plan and calls you each week.',
  ],
  services: [
    {
      title: 'A bed for tonight',
      text: 'We call shelters and motels for you until one says yes, and we help you get there.',
    },
    {
      title: 'Help before an eviction',
      text: 'Bring the notice. We read it with you, call your landlord and look for rent funds.',
    },
    {
      title: 'Apartment search',
      text: 'We sit down with you to find places you can afford, near work, school or a Pulse stop.',
    },
    {
      title: 'Move-in kit',
      text: 'Sheets, pots, a shower curtain, light bulbs and a broom, ready on the day you get your key.',
    },
    {
      title: 'Coats and clothes closet',
      text: 'Pick what you like, from baby socks to a size 4X coat. You get five pieces per visit.',
    },
    {
      title: 'Hygiene bags',
      text: 'Soap, toothpaste, diapers, pads and razors. Ask for a bag any weekday. No form needed.',
    },
    {
      title: 'Heat and power bills',
      text: 'We call the power company with you, ask for more time, and apply for bill help.',
    },
  ],
};
