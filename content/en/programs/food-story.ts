import type { ProgramStory } from '../../page-shape.ts';
import { organization } from '../organization.ts';

export const foodStory: ProgramStory = {
  donate: { text: 'Donate to Five Group Foods', href: organization.links.donate },
  impact: 'Every dollar gives at least 10 meals.',
  process: {
    title: 'From field to fork in three steps',
    intro: 'A crate of peppers that lands with us at 8:00 AM is dinner in Gilpin by 6:00 PM.',
    steps: [
      {
        title: 'Acquire',
        text: 'We pick up fresh food from farms in Hanover, from grocery back rooms and from bakeries at closing time. It is good food that nobody bought.',
        picture: {
          picture: 'wide-garden',
          alt: 'A garden with two raised beds, sunflowers, a watering can and a barn.',
        },
      },
      {
        title: 'Transform',
        text: 'Volunteers sort, wash, cook and box it in our kitchen. Each box gets fruit, vegetables, grains, protein and dairy.',
        picture: {
          picture: 'wide-kitchen',
          alt: 'A community kitchen with steaming pots, shelves, vegetables, bread and milk.',
        },
      },
      {
        title: 'Distribute',
        text: 'We set up tables, knock on doors and share hot meals, six days a week. You never pay, and you choose what you take.',
        picture: {
          picture: 'wide-street',
          alt: 'A street of row houses with doors in four colors, stoops, flower boxes and two trees.',
        },
      },
    ],
  },
  carousel: {
    title: 'A day with Five Group Foods',
    label: 'Pictures of a day with Five Group Foods',
    previous: 'Previous picture',
    next: 'Next picture',
    position: '{position} of {total}',
    slides: [
      {
        image: {
          picture: 'food-1',
          alt: 'A farmer in a hat hands a crate of sweet corn to a volunteer. A red barn and rows of green stand behind them.',
        },
        step: 'Acquire',
        caption:
          '7:00 AM, a farm in Hanover. Twelve crates of sweet corn that were a bit too crooked to sell.',
      },
      {
        image: {
          picture: 'food-2',
          alt: 'A store clerk and a volunteer fill crates with bread, milk, bananas and apples between store shelves.',
        },
        step: 'Acquire',
        caption: 'Grocery rescue on Broad Street. The bread was baked last night.',
      },
      {
        image: {
          picture: 'food-3',
          alt: 'Two volunteers carry boxes of apples and carrots to the open back of a van.',
        },
        step: 'Acquire',
        caption: 'The van holds 90 crates. We fill it by ten.',
      },
      {
        image: {
          picture: 'food-4',
          alt: 'Three volunteers sort apples, peppers and carrots into crates on a long table.',
        },
        step: 'Transform',
        caption: 'Sorting day. If you would not serve it to your mother, it goes to compost.',
      },
      {
        image: {
          picture: 'food-5',
          alt: 'Two volunteers wash greens and tomatoes at a big kitchen sink.',
        },
        step: 'Transform',
        caption: 'Washed twice, spun once. Collards need patience.',
      },
      {
        image: {
          picture: 'food-6',
          alt: 'One cook chops carrots and onions, another lifts a large steaming pot.',
        },
        step: 'Transform',
        caption: 'Peanut soup, an old Virginia dish. Eighty bowls in one pot.',
      },
      {
        image: {
          picture: 'food-7',
          alt: 'Three volunteers pack milk, bread, greens and cans into boxes marked with a heart.',
        },
        step: 'Transform',
        caption: 'One box, five food groups, two recipes on top.',
      },
      {
        image: {
          picture: 'food-8',
          alt: 'Volunteers hand a man a bag of groceries at a table in front of a library.',
        },
        step: 'Distribute',
        caption: 'Table at Northside Public Library, Tuesday at noon. Bring a bag, take your pick.',
      },
      {
        image: {
          picture: 'food-9',
          alt: 'A volunteer hands a bag of groceries to an older woman at the red door of a brick house.',
        },
        step: 'Distribute',
        caption:
          'Doorstep delivery in Church Hill. We bring it to you, so you do not have to carry it.',
      },
      {
        image: {
          picture: 'food-10',
          alt: 'Four neighbors of all ages share soup and bread at a table under a string of lights.',
        },
        step: 'Distribute',
        caption: 'Thursday supper. Nobody eats alone unless they want to.',
      },
    ],
  },
  involvement: {
    title: 'How to get involved',
    ways: [
      {
        title: 'Donate',
        text: 'Give on our donation page, once or every month.',
        link: { text: 'Donate now', href: organization.links.donate },
      },
      {
        title: 'Volunteer',
        text: 'Sort, cook or drive for two hours. We teach you on the spot.',
        link: { text: 'See ways to help', href: '/get-involved' },
      },
      {
        title: 'Supply food',
        text: 'Farm, store or kitchen with food left over? We pick up within a day.',
        link: { text: 'Tell us what you have', href: '/contact' },
      },
      {
        title: 'Become a partner',
        text: 'Lend us a hall, a freezer or a truck, or host a table on your street.',
        link: { text: 'Talk to us', href: '/contact' },
      },
    ],
  },
};
