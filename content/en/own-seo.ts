import { programs } from '../organization.ts';
import type { OwnSeo } from '../seo-shape.ts';
import { name, office, shortName } from '../tokens.ts';

export const ownSeo: OwnSeo = {
  '/': {
    title: `${name} | Help in ${office.city}, ${office.state}`,
    description: `Food, housing, work, school, family and health help in ${office.city}, ${office.stateName}. Free for members. Ask for help, give, or lend a hand.`,
    image: 'share-home',
  },
  '/programs': {
    title: `${programs.length} Core Programs | ${name}`,
    description: `Free programs in ${office.city}, ${office.state}: homes, jobs, food, health, family, school, arts, nature and technology. Find the one that fits you.`,
    image: 'share-home',
  },
  '/programs/home-at-heart': {
    title: `Home at Heart: housing and clothes | ${shortName}`,
    description: `Rent trouble, no bed tonight, or a cold house? Home at Heart helps ${office.city} neighbors with shelter, move-in kits, coats and hygiene bags.`,
    image: 'share-housing',
  },
  '/programs/will-work-win': {
    title: `Will Work Win: jobs and training | ${shortName}`,
    description: `A resume in an hour, trade classes, job matching and help to start your own business. Free job help in ${office.city}, ${office.stateName}.`,
    image: 'share-work',
  },
  '/programs/five-group-foods': {
    title: `Five Group Foods: free food boxes | ${shortName}`,
    description: `Weekly food boxes, hot meals and doorstep delivery in ${office.city}, ${office.state}. See how it works.`,
    image: 'share-food',
  },
  '/programs/maybe-more': {
    title: `M.A.Y.B.E. More: health and crisis help | ${shortName}`,
    description: `A listening hour, a path to a counselor, recovery and grief groups in ${office.city}, ${office.state}. In danger now? Call 911, or call or text 988.`,
    image: 'share-wellness',
  },
  '/programs/blended-roots': {
    title: `Blended Roots: family and youth | ${shortName}`,
    description: `Parents, grandparents, stepfamilies and foster homes are welcome. Mentors, parent tables and play for all abilities in ${office.city}, ${office.state}.`,
    image: 'share-family',
  },
  '/programs/evergreen-student': {
    title: `Evergreen Student: tutoring and GED | ${shortName}`,
    description: `Homework help, reading buddies, GED and English classes for ages 4 to 71 and up in ${office.city}, ${office.stateName}. Free, in person or by phone.`,
    image: 'share-school',
  },
  '/programs/in-his-hands': {
    title: `In His Hands: arts and spirit | ${shortName}`,
    description: `Open studio, choir, murals, a song corner and a quiet hour at noon in ${office.city}, ${office.state}. People of any faith, or none, are welcome.`,
    image: 'share-arts',
  },
  '/programs/nurture-nature': {
    title: `Nurture Nature: river and gardens | ${shortName}`,
    description: `Street trees, garden beds, compost and James River cleanups in ${office.city}, ${office.stateName}. Second Saturday of each month. Gloves on us.`,
    image: 'share-nature',
  },
  '/programs/digital-diaspora': {
    title: `Digital Diaspora: learn technology | ${shortName}`,
    description: `First computer lessons, a laptop to keep, scam safety, code club and AI for daily life. Free in ${office.city}, ${office.state}, in English and Spanish.`,
    image: 'share-computers',
  },
};
