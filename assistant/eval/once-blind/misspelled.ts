// everyday questions with heavy misspellings.
import type { Question } from '../question.ts';

const phone = '804-555-0142';
const form = '/membership-assistance';
const home = ['home-at-heart', 'home at heart'];
const work = ['will-work-win', 'will work win'];
const food = ['five-group-foods', 'five group foods'];
const family = ['blended-roots', 'blended roots'];
const school = ['evergreen-student', 'evergreen student'];
const digital = ['digital-diaspora', 'digital diaspora'];
const volunteer = ['/volunteer', 'type=volunteer', '/get-involved'];
const chapter = ['/chapter-leader', 'type=community-leader'];
const eight = ['8:00', '8 am', '8am', '8 a.m'];

export const secondMisspelled: readonly Question[] = [
  { ask: 'volenteer sine up', lang: 'en', must: [volunteer] },
  { ask: 'how too make a donashun', lang: 'en', must: [['/donate', 'give.example.org']] },
  { ask: 'wat tiem do u opne', lang: 'en', must: [eight] },
  { ask: 'adress plz', lang: 'en', must: [['100 Example Street', '/contact']] },
  { ask: 'fone numbr', lang: 'en', must: [phone] },
  { ask: 'behind on my rnet', lang: 'en', must: [[...home, form]] },
  { ask: 'free fod boxs near me??', lang: 'en', must: [[...food, form, '/events']] },
  { ask: 'jbo trianing', lang: 'en', must: [[...work, form]] },
  {
    ask: 'evregreen studnet',
    lang: 'en',
    must: [['/programs/evergreen-student', 'evergreen student']],
  },
  { ask: 'digitl diaspra wat is it', lang: 'en', must: [digital] },
  { ask: 'tuter 4 my sun hes in 5th grad', lang: 'en', must: [[...school, form]] },
  { ask: 'hoo is teh exectuive directer', lang: 'en', must: [['Renee', '/leadership']] },
  { ask: 'chaptr leeder aplication', lang: 'en', must: [chapter] },
  { ask: 'upcomming evnts', lang: 'en', must: ['/events'] },
  { ask: 'tel me abowt blendid rootz', lang: 'en', must: [family] },
  { ask: 'winter cote for kidz', lang: 'en', must: [[...home, form]] },
  { ask: 'sheltr 4 a famly of 5', lang: 'en', must: [[...home, form]] },
  { ask: 'kiero ser bolutario', lang: 'es', must: [volunteer] },
  { ask: 'nesecito despenza xfa', lang: 'es', must: [[...food, form]] },
  { ask: 'orario de la ofisina', lang: 'es', must: [eight] },
];
