import type { Question } from '../question.ts';
import {
  applyForHelp,
  blendedRoots,
  evergreenStudent,
  fiveGroupFoods,
  givingPage,
  homeAtHeart,
  maybeMore,
  nurtureNature,
  spanishWords,
  volunteerPage,
  willWorkWin,
} from './expected.ts';

export const misspelled = [
  { ask: 'how do i volenteer', lang: 'en', must: [volunteerPage] },
  { ask: 'groseries for my famly', lang: 'en', must: [fiveGroupFoods] },
  { ask: 'got a evicton notis', lang: 'en', must: [homeAtHeart] },
  { ask: 'shleter tonite', lang: 'en', must: [homeAtHeart] },
  { ask: 'counsling', lang: 'en', must: [maybeMore] },
  { ask: 'need a therepist cant aford one', lang: 'en', must: [maybeMore] },
  { ask: 'help w my resumay', lang: 'en', must: [willWorkWin] },
  { ask: 'job tranning', lang: 'en', must: [willWorkWin] },
  { ask: 'tudor for math', lang: 'en', must: [evergreenStudent], note: 'voice to text' },
  { ask: 'parnting clases', lang: 'en', must: [blendedRoots] },
  { ask: 'how too donatte', lang: 'en', must: [givingPage] },
  { ask: 'gardning', lang: 'en', must: [nurtureNature] },
  { ask: 'i ned asistance', lang: 'en', must: [applyForHelp] },
  { ask: 'whats will work when', lang: 'en', must: [willWorkWin], note: 'voice to text' },
  { ask: 'nesesito comida', lang: 'es', must: [fiveGroupFoods, spanishWords] },
  { ask: 'kiero ser boluntaria', lang: 'es', must: [volunteerPage, spanishWords] },
  { ask: 'vusco trabajo', lang: 'es', must: [willWorkWin, spanishWords] },
] satisfies Question[];
