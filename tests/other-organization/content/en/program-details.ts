import type { ProgramDetails } from '../page-shape.ts';

export const programDetails: ProgramDetails = {
  'warm-table': {
    paragraphs: ['The boats bring fish, the farms bring greens, and we set the table.'],
    services: [
      { title: 'Grocery bag', text: 'Come by, choose what you like, take it home. No papers.' },
      { title: 'Thursday supper', text: 'Soup and bread at six. Children eat first.' },
      { title: 'Bag to your door', text: 'If you cannot come, a driver brings your bag.' },
    ],
  },
  'roof-and-key': {
    paragraphs: ['Rain finds every gap. So do we, and we close it before winter.'],
    services: [
      { title: 'Rent talk', text: 'Bring the notice. We read it and call the owner with you.' },
      { title: 'A bed tonight', text: 'We call until a warm room is found on the coast.' },
      { title: 'Dry coats', text: 'Rain coats and boots in all sizes, for as long as they last.' },
    ],
  },
  'first-shift': {
    paragraphs: ['The port hires in spring, the town all year. We know who asks for whom.'],
    services: [
      { title: 'Resume at the desk', text: 'You talk, we type. You leave with five copies.' },
      { title: 'Job board', text: 'We match you with shops and boats that need a hand.' },
      { title: 'Boots and a ride', text: 'Gear and rides until the first pay comes in.' },
    ],
  },
  'steady-hand': {
    paragraphs: ['Some days the water is rough. You do not have to row alone.'],
    services: [
      { title: 'An hour to talk', text: 'Sit with a trained listener, here or on the phone.' },
      {
        title: 'Way to a counselor',
        text: 'We find one who has room, and go along the first time.',
      },
      { title: 'Plan for safety', text: 'If home is not safe, we make a plan with you.' },
    ],
  },
  'little-boats': {
    paragraphs: ['Twenty small life vests hang by the door. Each has a name on it.'],
    services: [
      { title: 'Homework table', text: 'From three to six, with a snack and a patient adult.' },
      { title: 'Saturday play', text: 'Two hours at the beach or in the shed, for all ages.' },
      { title: 'Parent coffee', text: 'Talk with other parents while the children play.' },
    ],
  },
};
