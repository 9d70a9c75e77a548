import type { ProgramDetail } from '../../page-shape.ts';

export const nurtureNature: ProgramDetail = {
  paragraphs: [
    'Some blocks in Richmond are ten degrees hotter in July than others, because they have no trees. We plant there first.',
    'On the second Saturday of each month we meet at the river with gloves and bags. On one of them we pulled 61 tires out of the mud near Belle Isle. Children found a heron, and nobody wanted to go home.',
  ],
  services: [
    {
      title: 'Street tree planting',
      text: 'Ask for a tree for your block. We bring it, plant it with you and water it for a year.',
    },
    {
      title: 'River cleanup',
      text: 'Gloves, bags and a snack on us. Second Saturday, 9:00 AM to noon.',
    },
    {
      title: 'Community garden bed',
      text: 'Your own bed, four by eight feet, with tools, water and neighbors who share tips.',
    },
    {
      title: 'Compost drop-off',
      text: 'Bring peels and coffee grounds. Take home dark soil in spring.',
    },
    {
      title: 'Bird and bug walks',
      text: 'Slow walks at Pony Pasture for all ages, with binoculars to borrow.',
    },
    {
      title: 'Wildlife help line',
      text: 'Found a hurt bird or a lost fawn? We tell you what to do and whom to call.',
    },
    {
      title: 'Cool porch kit',
      text: 'Shade cloth, a fan and a rain barrel for homes that get too hot.',
    },
  ],
};
