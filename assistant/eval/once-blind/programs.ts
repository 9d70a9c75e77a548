// needs in plain words and questions about the programs.
import type { Question } from '../question.ts';

const phone = '804-555-0142';
const form = '/membership-assistance';
const home = ['home-at-heart', 'home at heart'];
const work = ['will-work-win', 'will work win'];
const food = ['five-group-foods', 'five group foods'];
const maybe = ['maybe-more', 'M.A.Y.B.E. More'];
const family = ['blended-roots', 'blended roots'];
const school = ['evergreen-student', 'evergreen student'];
const hands = ['in-his-hands', 'in his hands'];
const nature = ['nurture-nature', 'nurture nature'];
const digital = ['digital-diaspora', 'digital diaspora'];

export const secondPrograms: readonly Question[] = [
  {
    ask: 'landlord taped a paper on my door we gotta be out by the 1st',
    lang: 'en',
    must: [[...home, form]],
  },
  { ask: 'no where to sleep tonite me and my dog', lang: 'en', must: [[...home, form]] },
  { ask: 'lights getting cut off friday', lang: 'en', must: [[...home, form, phone]] },
  { ask: 'need diapers size 4 asap', lang: 'en', must: [[...home, ...family, form]] },
  { ask: 'my son outgrew his winter coat', lang: 'en', must: [[...home, form]] },
  { ask: 'fridge is empty til payday', lang: 'en', must: [[...food, form]] },
  {
    ask: 'can somebody bring groceries to my aunt she dont walk good',
    lang: 'en',
    must: [[...food, form]],
  },
  {
    ask: 'got an interview tues and nothing to wear',
    lang: 'en',
    must: [[...work, ...home, form]],
  },
  {
    ask: 'want to learn welding or hvac or something',
    lang: 'en',
    must: [[...work, ...school, form]],
  },
  {
    ask: 'i sell plates out my kitchen how do i make it a real business',
    lang: 'en',
    must: [[...work, form]],
  },
  { ask: 'i suck at money, any class on budgeting', lang: 'en', must: [[...work, form]] },
  {
    ask: 'been feeling real low since mom passed who can i talk to',
    lang: 'en',
    must: [[...maybe, form]],
  },
  { ask: '90 days sober looking for people', lang: 'en', must: [[...maybe, form]] },
  { ask: 'no insurance need to see a dentist', lang: 'en', must: [[...maybe, form]] },
  {
    ask: 'raising my grandbabies by myself at 68, is there a group',
    lang: 'en',
    must: [[...family, form]],
  },
  {
    ask: 'my girl is autistic anything for her on weekends',
    lang: 'en',
    must: [[...family, form]],
  },
  {
    ask: 'me n my husband argue over every lil thing do yall do couples',
    lang: 'en',
    must: [[...family, ...maybe, form]],
  },
  { ask: 'teen boy needs a male role model', lang: 'en', must: [[...family, ...school, form]] },
  { ask: 'never finished high school im 43 is it too late', lang: 'en', must: [[...school, form]] },
  { ask: 'reading help for 2nd grader', lang: 'en', must: [[...school, form]] },
  { ask: 'somewhere quiet to pray on my lunch break', lang: 'en', must: [[...hands, form]] },
  { ask: 'i rap, got a mic or studio?', lang: 'en', must: [[...hands, form]] },
  {
    ask: 'do you have to be christian for in his hands',
    lang: 'en',
    must: [['/programs/in-his-hands', 'faith']],
  },
  { ask: 'want trees on our street its so hot', lang: 'en', must: [[...nature, form]] },
  {
    ask: 'theres trash all over the riverbank by my place',
    lang: 'en',
    must: [[...nature, '/events', form]],
  },
  {
    ask: 'grandma keeps gettin scam calls n clicking links',
    lang: 'en',
    must: [[...digital, form]],
  },
  { ask: 'what even is ai, can u teach seniors', lang: 'en', must: [[...digital, form]] },
  { ask: 'list everything u offer', lang: 'en', must: ['/programs'] },
  { ask: 'what does the M.A.Y.B.E. one do', lang: 'en', must: ['/programs/maybe-more'] },
  {
    ask: 'whats the difference btwn blended roots and evergreen student',
    lang: 'en',
    must: [family, school],
  },
];
