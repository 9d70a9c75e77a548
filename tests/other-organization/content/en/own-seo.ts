import type { OwnSeo } from '../seo-shape.ts';
import { name, shortName } from '../tokens.ts';

export const ownSeo: OwnSeo = {
  '/': {
    title: `${name} | Help in Astoria, OR`,
    description:
      'Groceries, rent, work and someone to talk to on the north coast of Oregon. Free for everybody who asks.',
    image: 'share-home',
  },
  '/programs': {
    title: `Five programs | ${name}`,
    description:
      'Five free programs in Astoria, Oregon: meals, rent, work, a listener and care for children.',
    image: 'share-home',
  },
  '/programs/warm-table': {
    title: `Warm Table: groceries and suppers | ${shortName}`,
    description:
      'A bag of groceries any day we are open, and a hot supper on Thursday. Astoria, Oregon.',
    image: 'share-food',
  },
  '/programs/roof-and-key': {
    title: `Roof and Key: rent and shelter | ${shortName}`,
    description:
      'Behind on rent, or no bed tonight? We call the owner with you and find a room on the coast.',
    image: 'share-housing',
  },
  '/programs/first-shift': {
    title: `First Shift: find work | ${shortName}`,
    description:
      'A resume, a ride and a pair of boots for the first week. Jobs at the port and in town, in Oregon.',
    image: 'share-work',
  },
  '/programs/steady-hand': {
    title: `Steady Hand: someone to talk to | ${shortName}`,
    description:
      'An hour with a person who listens, a path to a counselor, and a safety plan. Free and private.',
    image: 'share-wellness',
  },
  '/programs/little-boats': {
    title: `Little Boats: children and school | ${shortName}`,
    description:
      'Homework help, play on Saturday and a table for parents, at the end of the wharf in Astoria.',
    image: 'share-family',
  },
};
