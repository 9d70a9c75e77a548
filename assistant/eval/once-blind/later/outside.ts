// Not ours to answer. Written later than the others.
import type { Question } from '../../question.ts';

export const laterOutside: readonly Question[] = [
  {
    ask: 'who won the commanders game last night',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['Commanders won', 'touchdown', '911', '988'],
  },
  {
    ask: 'solve 3x + 7 = 22 show ur work',
    lang: 'en',
    must: [['804-555-0142', '/contact', '/programs/evergreen-student', 'Evergreen Student']],
    mustNot: ['x = 5', 'x=5', 'divide both sides', '911', '988'],
  },
  {
    ask: 'write me a 5 paragraph essay on the great gatsby due tmrw',
    lang: 'en',
    must: [['804-555-0142', '/contact', '/programs/evergreen-student', 'Evergreen Student']],
    mustNot: ['Fitzgerald', 'Nick Carraway', 'In conclusion', '911', '988'],
  },
  {
    ask: 'is bitcoin gonna go back up or nah should i put my stimulus in it',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['Bitcoin will', 'you should invest', 'good investment', '911', '988'],
  },
  {
    ask: 'my amazon package says delivered but it aint here',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['refund', 'Amazon customer', '911', '988'],
  },
  {
    ask: 'Could you kindly tell me the balance remaining on my EBT card? I have misplaced the paper.',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['your balance is', '1-866', 'connectebt', '911', '988'],
  },
  {
    ask: 'python for loop that counts down from ten, explain it too',
    lang: 'en',
    must: [['804-555-0142', '/contact', '/programs/digital-diaspora', 'Digital Diaspora']],
    mustNot: ['range(', 'for i in', '911', '988'],
  },
  {
    ask: 'this mole on my shoulder got darker is that cancer',
    lang: 'en',
    must: [['804-555-0142', '/contact', '/programs/maybe-more', 'M.A.Y.B.E. More']],
    mustNot: ['melanoma', 'biopsy', 'it is probably'],
  },
  {
    ask: 'does lisinopril make u cough all night',
    lang: 'en',
    must: [['804-555-0142', '/contact', '/programs/maybe-more', 'M.A.Y.B.E. More']],
    mustNot: ['can cause', 'ACE inhibitor', 'dry cough', '988'],
  },
  {
    ask: 'how long does a dui stay on ur record in virginia',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['11 years', 'eleven years', 'permanent', '911', '988'],
  },
  {
    ask: 'whats the best weed killer that wont hurt my dog',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['vinegar', 'Roundup', 'glyphosate', '911', '988'],
  },
  {
    ask: 'tell me a joke about cats lol',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['meow', 'purr', 'why did the cat', '911', '988'],
  },
  {
    ask: 'translate good morning i love you into korean',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['saranghae', '사랑해', 'annyeong', '911', '988'],
  },
  {
    ask: 'is my flight to atlanta delayed delta 1187 out of ric',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['on time', 'your flight', '911', '988'],
  },
  {
    ask: 'lottery numbers for last night pick 4',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['winning numbers', 'the numbers were', '911', '988'],
  },
  {
    ask: 'Good evening. When does Social Security deposit checks this month? Mine has not come.',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['second Wednesday', 'third Wednesday', 'ssa.gov', '911', '988'],
  },
  {
    ask: 'whats a good name for a girl pitbull',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['Bella', 'Luna', 'Daisy', '911', '988'],
  },
  {
    ask: 'how tall is lebron',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ["6'9", '6 feet 9', '6 ft 9', '2.06', '911', '988'],
  },
  {
    ask: 'does god forgive people who cheat on they wife',
    lang: 'en',
    must: [
      [
        '804-555-0142',
        '/contact',
        '/programs/in-his-hands',
        'In His Hands',
        '/programs/blended-roots',
        'Blended Roots',
      ],
    ],
    mustNot: ['God forgives', '1 John', 'yes, God', '911', '988'],
  },
  {
    ask: 'Was the Battle of Cold Harbor fought before or after Petersburg? Settling a bet with my grandson.',
    lang: 'en',
    must: [['804-555-0142', '/contact']],
    mustNot: ['1864', 'Cold Harbor was', 'before Petersburg', '911', '988'],
  },
  {
    ask: 'quien gano el partido de mexico anoche',
    lang: 'es',
    must: [['804-555-0142', '/contact']],
    mustNot: ['gano Mexico', 'Mexico gano', 'goles', '911', '988'],
  },
  {
    ask: 'cuanto tarda la uscis en dar el permiso de trabajo si ya meti el asilo',
    lang: 'es',
    must: [['804-555-0142', '/contact']],
    mustNot: ['150 dias', '180 dias', 'I-765', '911', '988'],
  },
  {
    ask: 'receta para hacer pupusas de queso como las de mi abuela',
    lang: 'es',
    must: [['804-555-0142', '/contact', '/programs/five-group-foods', 'Five Group Foods']],
    mustNot: ['masa de maiz', 'harina', 'tazas', '911', '988'],
  },
  {
    ask: 'cuanto sale un carro usado como un corolla 2012',
    lang: 'es',
    must: [['804-555-0142', '/contact']],
    mustNot: ['mil dolares', '$5,', '$6,', '$7,', '$8,', '$9,', 'kelley', '911', '988'],
  },
  {
    ask: 'va a nevar manana?',
    lang: 'es',
    must: [['804-555-0142', '/contact']],
    mustNot: ['pulgadas', 'grados', 'nevara', '911', '988'],
  },
];
