// Every picture of the site: which scene, which part of it, at which sizes.
import { about } from './scenes/about.ts';
import { blendedRoots } from './scenes/blended-roots.ts';
import { portrait, portraits } from './scenes/busts.ts';
import { contact } from './scenes/contact.ts';
import { digitalDiaspora } from './scenes/digital-diaspora.ts';
import { donate } from './scenes/donate.ts';
import { events } from './scenes/events.ts';
import { evergreenStudent } from './scenes/evergreen-student.ts';
import { fiveGroupFoods } from './scenes/five-group-foods.ts';
import { farmPickUp, groceryRescue, vanLoading } from './scenes/food-acquire.ts';
import { doorstep, libraryTable, sharedMeal } from './scenes/food-distribute.ts';
import { boxing, cooking, sorting, washing } from './scenes/food-transform.ts';
import { getHelp } from './scenes/get-help.ts';
import { getInvolved } from './scenes/get-involved.ts';
import { heroCoats } from './scenes/hero-coats.ts';
import { heroFood } from './scenes/hero-food.ts';
import { heroWork } from './scenes/hero-work.ts';
import { homeAtHeart } from './scenes/home-at-heart.ts';
import { inHisHands } from './scenes/in-his-hands.ts';
import { maybeMore } from './scenes/maybe-more.ts';
import { nurtureNature } from './scenes/nurture-nature.ts';
import { willWorkWin } from './scenes/will-work-win.ts';

export type Format = 'avif' | 'webp' | 'jpeg';

export type Picture = {
  id: string;
  /** The size the layout reserves; sources share its ratio. */
  width: number;
  height: number;
  widths: readonly number[];
  formats: readonly Format[];
  /** The part of the scene that is shown: x, y, width, height. */
  crop: readonly [number, number, number, number];
  draw: () => string;
  /** What a person who cannot see it should be told. */
  describes: string;
};

type Scene = Pick<Picture, 'draw' | 'describes'>;
const modern = ['avif', 'webp'] as const;

const phone = (id: string, scene: Scene, crop: Picture['crop']): Picture => ({
  ...scene,
  id: `${id}-phone`,
  width: 800,
  height: 640,
  widths: [780],
  formats: modern,
  crop,
});
const share = (name: string, scene: Scene, crop: Picture['crop']): Picture => ({
  ...scene,
  id: `share-${name}`,
  width: 1200,
  height: 630,
  widths: [1200],
  formats: ['jpeg'],
  crop,
});

const hero = (id: string, scene: Scene): Picture[] => [
  {
    ...scene,
    id,
    width: 1600,
    height: 900,
    widths: [1600, 1100],
    formats: modern,
    crop: [0, 0, 1600, 900],
  },
  phone(id, scene, [690, 130, 950, 760]),
];
const banner = (name: string, scene: Scene): Picture[] => [
  {
    ...scene,
    id: `${name}-hero`,
    width: 1600,
    height: 700,
    widths: [1600, 800],
    formats: modern,
    crop: [0, 0, 1600, 700],
  },
  phone(`${name}-hero`, scene, [715, 0, 875, 700]),
  share(name, scene, [270, 2, 1330, 698]),
];
const card = (id: string, scene: Scene): Picture => ({
  ...scene,
  id,
  width: 800,
  height: 600,
  widths: [800, 400],
  formats: modern,
  crop: [0, 0, 800, 600],
});
const program = (slug: string, scene: Scene): Picture[] => [
  card(`program-${slug}`, scene),
  share(slug, scene, [-171.43, 0, 1142.86, 600]),
];
const wide: Picture['crop'] = [0, 0, 1200, 630];

const food: Scene = {
  draw: heroFood,
  describes:
    'Four neighbors behind a market stall by the James River, with crates of apples, carrots and greens, bread, cans and milk.',
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
  'director-will-work-win':
    'Drawn portrait of a young Black man with twists and round glasses, in a light blue shirt.',
  'director-evergreen-student':
    'Drawn portrait of an older white woman with her silver hair in a bun and thin glasses, in a green cardigan.',
  'director-maybe-more':
    'Drawn portrait of a Black woman with long braids in a ponytail, in a rust-colored cardigan.',
  'director-blended-roots':
    'Drawn portrait of an Asian American man with short dark hair, in a teal shirt.',
};
const portraitIds = Object.keys(portraits) as Array<keyof typeof portraits>;

export const pictures: readonly Picture[] = [
  ...hero('hero-food', food),
  ...hero('hero-coats', coats),
  ...hero('hero-work', work),
  ...program('home-at-heart', {
    draw: homeAtHeart,
    describes:
      'An older man hands a house key to a mother and her daughter in front of a green door.',
  }),
  ...program('will-work-win', {
    draw: willWorkWin,
    describes:
      'In a workshop, a trainee drills into a plank while another steadies it and their instructor holds a checklist.',
  }),
  ...program('five-group-foods', {
    draw: fiveGroupFoods,
    describes:
      'Two cooks behind a table with all five food groups: vegetables, fruit, bread, eggs and milk.',
  }),
  ...program('maybe-more', {
    draw: maybeMore,
    describes:
      'A man and a counselor talk over tea on a sofa, a heart in a speech bubble between them.',
  }),
  ...program('blended-roots', {
    draw: blendedRoots,
    describes:
      'A father, a grandmother and two children in the park, one of them flying a kite from his wheelchair.',
  }),
  ...program('evergreen-student', {
    draw: evergreenStudent,
    describes: 'A tutor leans over a table between two students with open books and a globe.',
  }),
  ...program('in-his-hands', {
    draw: inHisHands,
    describes:
      'A woman paints a sunrise at an easel while a man plays guitar in front of an arched window.',
  }),
  ...program('nurture-nature', {
    draw: nurtureNature,
    describes:
      'A woman and a boy water seedlings in a raised bed beside the James River, watched by a heron and a cardinal.',
  }),
  ...program('digital-diaspora', {
    draw: digitalDiaspora,
    describes: 'A young woman at a laptop shows an older woman how to use her phone.',
  }),
  ...banner('about', {
    draw: about,
    describes:
      'Seven neighbors of different ages wave from the bank of the James River, the arched bridge and row houses behind them.',
  }),
  ...banner('contact', {
    draw: contact,
    describes:
      'Three people at an office counter by the river: one waves, one holds a phone, one listens; a mailbox stands beside them.',
  }),
  ...foodSteps.map((scene, index) => card(`food-${index + 1}`, scene)),
  ...portraitIds.map(
    (id): Picture => ({
      id,
      width: 480,
      height: 480,
      widths: [480, 240],
      formats: modern,
      crop: [0, 0, 300, 300],
      draw: () => portrait(id),
      describes: portraitDescriptions[id],
    }),
  ),
  share('home', food, [300, 90, 1352, 709.8]),
  share(
    'get-help',
    {
      draw: getHelp,
      describes:
        'A mother and her son sit at a table with a staff member who listens and takes notes.',
    },
    wide,
  ),
  share(
    'donate',
    {
      draw: donate,
      describes:
        'Neighbors bring food, books and warm clothes; one drops a coin into a jar marked with a heart.',
    },
    wide,
  ),
  share(
    'get-involved',
    {
      draw: getInvolved,
      describes:
        'Four volunteers in matching shirts wave and carry boxes of food on the riverbank.',
    },
    wide,
  ),
  share(
    'events',
    {
      draw: events,
      describes:
        'Music in the park: a guitarist, a drummer and two dancing children under flags and string lights.',
    },
    wide,
  ),
];

/** The picture as a drawing, `width` pixels wide. */
export function svgOf(picture: Picture, width = picture.width): string {
  const height = heightAt(picture, width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.crop.join(' ')}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${picture.draw()}</svg>`;
}

export const heightAt = (picture: Picture, width: number) =>
  Math.round((width * picture.height) / picture.width);
