import type { ProgramDetail } from '../../page-shape.ts';
import { foodStory } from './food-story.ts';

export const fiveGroupFoodsDetail: ProgramDetail = {
  paragraphs: [
    'A good plate has five parts: fruit, vegetables, grains, protein and dairy. We build each box that way, because a bag of chips is not dinner.',
    'You do not have to prove that you are hungry. Tell us how many people eat at your table and what they cannot eat. We bring the box, or you pick it up.',
  ],
  services: [
    {
      title: 'Weekly food box',
      text: 'About 30 pounds for a family of four, with all five food groups and two recipes.',
    },
    {
      title: 'Doorstep delivery',
      text: 'For people who cannot carry or drive. We knock, set it down and say hello.',
    },
    {
      title: 'Hot meal on Thursday',
      text: 'Sit down with us at 5:30 PM. Children eat first, and there is always soup.',
    },
    {
      title: 'Food for special diets',
      text: 'Low sugar, low salt, no pork, no milk, soft food or baby formula. Just tell us.',
    },
    {
      title: 'School break bags',
      text: 'When school lunch stops, each child gets a bag with seven easy meals.',
    },
    {
      title: 'Cooking class',
      text: 'Learn to feed four people from one box, in one pot, in under 40 minutes.',
    },
    {
      title: 'Grow your own',
      text: 'Seeds, soil and a bucket for your porch, or a bed in our garden in Fulton.',
    },
  ],
  story: foodStory,
};
