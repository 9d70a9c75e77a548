// what the site says nothing about, to be met with an honest no and the phone.
import type { Question } from '../question.ts';

const phone = '804-555-0142';

export const secondOutside: readonly Question[] = [
  {
    ask: 'who won the super bowl last yr',
    lang: 'en',
    must: [phone],
    mustNot: ['Eagles', 'Chiefs', 'Seahawks', 'Patriots'],
  },
  { ask: 'capital of mongolia', lang: 'en', must: [phone], mustNot: ['Ulaanbaatar', 'Ulan Bator'] },
  { ask: 'whats 18 x 37', lang: 'en', must: [phone], mustNot: ['666'] },
  {
    ask: 'write me a poem about my dog biscuit',
    lang: 'en',
    must: [phone],
    mustNot: ['paws', 'wagging', 'woof'],
  },
  {
    ask: 'is it gonna rain tmrw',
    lang: 'en',
    must: [phone],
    mustNot: ['sunny', '% chance', 'degrees'],
  },
  { ask: 'bitcoin price rn', lang: 'en', must: [phone], mustNot: ['USD', 'per bitcoin'] },
  { ask: 'how u say good morning in french', lang: 'en', must: [phone], mustNot: ['bonjour'] },
  { ask: 'president of france?', lang: 'en', must: [phone], mustNot: ['Macron'] },
  {
    ask: 'best pizza in carytown',
    lang: 'en',
    must: [phone],
    mustNot: ['Mellow Mushroom', 'Mary Angela'],
  },
  {
    ask: 'is shrimp still good after 5 days',
    lang: 'en',
    must: [phone],
    mustNot: ['safe to eat', 'throw it'],
  },
  { ask: 'ounces in a gallon', lang: 'en', must: [phone], mustNot: ['128'] },
  { ask: 'who sings purple rain', lang: 'en', must: [phone], mustNot: ['Prince'] },
  { ask: 'what year did the titanic go down', lang: 'en', must: [phone], mustNot: ['1912'] },
  {
    ask: 'flights to atlanta thanksgiving',
    lang: 'en',
    must: [phone],
    mustNot: ['airline', 'departs'],
  },
  {
    ask: 'should i buy tesla stock',
    lang: 'en',
    must: [phone],
    mustNot: ['invest in'],
  },
  { ask: 'how do i renew my passport', lang: 'en', must: [phone], mustNot: ['state.gov', 'DS-82'] },
  { ask: 'quien gano el mundial del 2022', lang: 'es', must: [phone], mustNot: ['Argentina'] },
  {
    ask: 'a como esta el dolar en mexico hoy',
    lang: 'es',
    must: [phone],
    mustNot: ['pesos por', 'pesos mexicanos'],
  },
  { ask: 'cuantos habitantes tiene tokio', lang: 'es', must: [phone], mustNot: ['millones'] },
  { ask: 'como se dice mariposa en aleman', lang: 'es', must: [phone], mustNot: ['Schmetterling'] },
];
