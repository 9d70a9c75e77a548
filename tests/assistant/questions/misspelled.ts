import type { HeldOutQuestion } from '../held-out/question.ts';

function en(ask: string, ...must: HeldOutQuestion['must']): HeldOutQuestion {
  return { ask, lang: 'en', must };
}

export const misspelledQuestions: readonly HeldOutQuestion[] = [
  en('how do i voluntear', '/volunteer'),
  en('wanna be a volenteer', '/volunteer'),
  en('i need grocerys', '/programs/five-group-foods'),
  en('got evikted', '/programs/home-at-heart'),
  en('ned help wit my resumay', '/programs/will-work-win'),
  en('councling for depresion', '/programs/maybe-more'),
  en('whats ur adress', '100 Example Street'),
  en('wat tiem do u opne', 'Monday-Friday'),
  en('how do i donat', '/donate'),
  en('any shelterz open tonite', '/programs/home-at-heart'),
  en('tuter for my daugther', '/programs/evergreen-student'),
  en('im hungery', '/programs/five-group-foods'),
  en('lapptop for scool', '/programs/digital-diaspora'),
  en('programms', '/programs'),
  en('recuvery group', '/programs/maybe-more'),
  en('intrested in hosting a food drve', '/host-drive-giveaway'),
  { ask: 'nesesito alluda con la rrenta', lang: 'es', must: ['/programs/home-at-heart'] },
  { ask: 'quiero ser boluntario', lang: 'es', must: ['/volunteer'] },
  { ask: 'tengo anbre', lang: 'es', must: ['/programs/five-group-foods'] },
  { ask: 'ke programas ay', lang: 'es', must: ['/programs'] },
];
