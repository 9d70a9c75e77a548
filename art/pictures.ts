// Every picture of the site and its description.
import {
  banner,
  bust,
  card,
  hero,
  type Picture,
  page,
  program,
  type Scene,
  share,
  wide,
} from './frames.ts';
import { about } from './scenes/about.ts';
import { portrait, portraits } from './scenes/busts.ts';
import { contact } from './scenes/contact.ts';
import {
  bootsDetail,
  cameraDetail,
  crateDetail,
  jarDetail,
  keyDetail,
  papersDetail,
  phoneDetail,
} from './scenes/details.ts';
import { donate } from './scenes/donate.ts';
import { events } from './scenes/events.ts';
import { boxing } from './scenes/food-boxing.ts';
import { cooking } from './scenes/food-cooking.ts';
import { doorstep } from './scenes/food-doorstep.ts';
import { farmPickUp } from './scenes/food-farm.ts';
import { groceryRescue } from './scenes/food-grocery.ts';
import { libraryTable } from './scenes/food-library.ts';
import { sharedMeal } from './scenes/food-meal.ts';
import { sorting } from './scenes/food-sorting.ts';
import { vanLoading } from './scenes/food-van.ts';
import { washing } from './scenes/food-washing.ts';
import { getHelp } from './scenes/get-help.ts';
import { getInvolved } from './scenes/get-involved.ts';
import { heroCoats } from './scenes/hero-coats.ts';
import { heroFood } from './scenes/hero-food.ts';
import { heroWork } from './scenes/hero-work.ts';
import { artsScene } from './scenes/program-arts.ts';
import { computersScene } from './scenes/program-computers.ts';
import { familyScene } from './scenes/program-family.ts';
import { foodScene } from './scenes/program-food.ts';
import { housingScene } from './scenes/program-housing.ts';
import { natureScene } from './scenes/program-nature.ts';
import { schoolScene } from './scenes/program-school.ts';
import { wellnessScene } from './scenes/program-wellness.ts';
import { workScene } from './scenes/program-work.ts';
import { team } from './scenes/team.ts';
import { garden, kitchen, riverside, street } from './scenes/wide-places.ts';

const food: Scene = {
  draw: heroFood,
  describes:
    'Four neighbors behind a market stall by a river, with crates of apples, carrots and greens, bread, cans and milk.',
};
const coats: Scene = {
  draw: heroCoats,
  describes:
    'A coat drive in front of the library: three adults and a child sort hats, scarves and mittens under a rail of warm coats.',
};
const work: Scene = {
  draw: heroWork,
  describes:
    'Two people shake hands across a workbench while a builder studies a plan and a woman types on a laptop.',
};

const pageScenes: [name: string, scene: Scene][] = [
  [
    'get-help',
    {
      draw: getHelp,
      describes:
        'A mother and her son sit at a table with a staff member who listens and takes notes.',
    },
  ],
  [
    'donate',
    {
      draw: donate,
      describes:
        'Neighbors bring food, books and warm clothes; one drops a coin into a jar marked with a heart.',
    },
  ],
  [
    'get-involved',
    {
      draw: getInvolved,
      describes:
        'Four volunteers in matching shirts wave and carry boxes of food on the riverbank.',
    },
  ],
  [
    'events',
    {
      draw: events,
      describes:
        'Music in the park: a guitarist, a drummer and two dancing children under flags and string lights.',
    },
  ],
];

const foodSteps: Scene[] = [
  {
    draw: farmPickUp,
    describes:
      'A farmer and a volunteer carry a crate of sweet corn between them, pumpkins and greens at their feet.',
  },
  {
    draw: groceryRescue,
    describes: 'A grocer hands bread to a volunteer who packs it with milk and fruit into crates.',
  },
  {
    draw: vanLoading,
    describes: 'Two volunteers load boxes of apples and carrots into the open back of a van.',
  },
  {
    draw: sorting,
    describes: 'Three volunteers at a long table sort apples, peppers and carrots into boxes.',
  },
  {
    draw: washing,
    describes: 'Two people wash greens in a big sink and rinse tomatoes and peppers in a colander.',
  },
  {
    draw: cooking,
    describes:
      'Two cooks in a community kitchen: one chops vegetables, the other stirs a steaming pot.',
  },
  {
    draw: boxing,
    describes:
      'Three volunteers pack cans, bread, milk and greens into cardboard boxes marked with a heart.',
  },
  {
    draw: libraryTable,
    describes: 'In front of the library, two volunteers hand a full grocery bag to an older man.',
  },
  {
    draw: doorstep,
    describes: 'A young man delivers a bag of groceries to an older woman at her front door.',
  },
  {
    draw: sharedMeal,
    describes:
      'Neighbors of all ages share soup, bread and fruit at a long table under string lights.',
  },
];

const portraitDescriptions: Record<keyof typeof portraits, string> = {
  'leader-1':
    'Drawn portrait of a Black woman with her hair up in a gold headband, wearing a green blazer.',
  'leader-2':
    'Drawn portrait of a Black man with gray hair, a short gray beard and round glasses, in a blue blazer.',
  'leader-3': 'Drawn portrait of a woman in a plum headscarf and a teal sweater.',
  'leader-4':
    'Drawn portrait of a woman with brown hair, bangs and glasses, in a rust-colored cardigan.',
  'leader-5': 'Drawn portrait of a man with a sky-blue turban and a full beard, in a gold shirt.',
  'director-1':
    'Drawn portrait of a young Black man with twists and round glasses, in a light blue shirt.',
  'director-2':
    'Drawn portrait of an older white woman with her silver hair in a bun and thin glasses, in a green cardigan.',
  'director-3':
    'Drawn portrait of a Black woman with long braids in a ponytail, in a rust-colored cardigan.',
  'director-4': 'Drawn portrait of an Asian American man with short dark hair, in a teal shirt.',
};
const portraitIds = Object.keys(portraits) as Array<keyof typeof portraits>;

export const pictures: readonly Picture[] = [
  ...hero('hero-food', food),
  ...hero('hero-coats', coats),
  ...hero('hero-work', work),
  ...program('housing', {
    draw: housingScene,
    describes:
      'An older man hands a house key to a mother and her daughter in front of a green door.',
  }),
  ...program('work', {
    draw: workScene,
    describes:
      'In a workshop, a trainee drills into a plank while another steadies it and their instructor holds a checklist.',
  }),
  ...program('food', {
    draw: foodScene,
    describes:
      'Two cooks behind a table with all five food groups: vegetables, fruit, bread, eggs and milk.',
  }),
  ...program('wellness', {
    draw: wellnessScene,
    describes:
      'A man and a counselor talk over tea on a sofa, a heart in a speech bubble between them.',
  }),
  ...program('family', {
    draw: familyScene,
    describes:
      'A father, a grandmother and two children in the park, one of them flying a kite from his wheelchair.',
  }),
  ...program('school', {
    draw: schoolScene,
    describes: 'A tutor leans over a table between two students with open books and a globe.',
  }),
  ...program('arts', {
    draw: artsScene,
    describes:
      'A woman paints a sunrise at an easel while a man plays guitar in front of an arched window.',
  }),
  ...program('nature', {
    draw: natureScene,
    describes:
      'A woman and a boy water seedlings in a raised bed beside the river, watched by a heron and a cardinal.',
  }),
  ...program('computers', {
    draw: computersScene,
    describes: 'A young woman at a laptop shows an older woman how to use her phone.',
  }),
  ...banner('about', {
    draw: about,
    describes:
      'Seven neighbors of different ages wave from the bank of the river, the arched bridge and row houses behind them.',
  }),
  ...banner('contact', {
    draw: contact,
    describes:
      'Three people at an office counter by the river: one waves, one holds a phone, one listens; a mailbox stands beside them.',
  }),
  ...foodSteps.map((scene, index) => card(`food-${index + 1}`, scene)),
  ...portraitIds.map((id) =>
    bust(id, { draw: () => portrait(id), describes: portraitDescriptions[id] }),
  ),
  share('home', food, [440, 150, 1220, 640.5]),
  ...pageScenes.flatMap(([name, scene]) => [share(name, scene), page(name, scene)]),
  card('people-coats', coats, [690, 130, 950, 712.5]),
  card('people-work', work, [690, 130, 950, 712.5]),
  {
    ...wide('team', {
      draw: team,
      describes: 'The five leaders on the steps of the office; two sit and three stand.',
    }),
    crop: [0, 40, 1600, 640],
  },
  wide('street', {
    draw: street,
    describes: 'A street of row houses with colored doors, stoops, flowers, and two trees.',
  }),
  wide('river', {
    draw: riverside,
    describes: 'The river in the morning, with an arched bridge, a heron, and a turtle.',
  }),
  wide('kitchen', {
    draw: kitchen,
    describes: 'A community kitchen with steaming pots, shelves, vegetables, bread, and milk.',
  }),
  wide('garden', {
    draw: garden,
    describes: 'A garden with raised beds, sunflowers, a watering can, and a barn.',
  }),
  card('detail-crate', {
    draw: crateDetail,
    describes: 'A crate full of vegetables and fruit, with bread and milk beside it.',
  }),
  card('detail-key', { draw: keyDetail, describes: 'A key in the lock of a green front door.' }),
  card('detail-boots', {
    draw: bootsDetail,
    describes: 'Two pairs of boots, large and small, on a mat beside a door.',
  }),
  card('detail-phone', {
    draw: phoneDetail,
    describes: 'A phone, an open notebook, and a cup of tea on a desk.',
  }),
  card('detail-jar', {
    draw: jarDetail,
    describes: 'A jar of coins with a heart on it, and an envelope.',
  }),
  card('detail-camera', {
    draw: cameraDetail,
    describes: 'A camera, books, and a mug on a table.',
  }),
  card('detail-papers', {
    draw: papersDetail,
    describes: 'A form with two checked boxes, a pen, reading glasses, and a cup of tea.',
  }),
];
