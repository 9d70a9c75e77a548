// people who want to do something and need the page or form for it.
import type { Question } from '../question.ts';

const phone = '804-555-0142';
const form = '/membership-assistance';
const food = ['five-group-foods', 'five group foods'];
const digital = ['digital-diaspora', 'digital diaspora'];
const volunteer = ['/volunteer', 'type=volunteer', '/get-involved'];
const supplies = ['/donate', 'type=donate'];
const host = ['/host-drive-giveaway', 'type=host-giveaway'];
const chapter = ['/chapter-leader', 'type=community-leader'];
const media = ['/media-partner', 'type=media-partner'];
const resource = ['/resource-partner', 'type=resource-partner'];

export const secondActions: readonly Question[] = [
  { ask: 'got 2 hrs on saturdays put me to work', lang: 'en', must: [volunteer] },
  { ask: 'can i help from home, i have no car', lang: 'en', must: [volunteer] },
  {
    ask: 'our office of 15 wants a service day',
    lang: 'en',
    must: [[...volunteer, ...host, ...resource, '/contact', phone]],
  },
  {
    ask: 'judge gave me 40 hrs community service',
    lang: 'en',
    must: [[...volunteer, '/contact', phone]],
  },
  { ask: 'where do i put my card in to give', lang: 'en', must: [['/donate', 'give.example.org']] },
  { ask: '$20 every month is that possible', lang: 'en', must: [['/donate', 'give.example.org']] },
  { ask: 'have 6 bags of clothes no car', lang: 'en', must: [[...supplies, phone]] },
  {
    ask: 'company replacing 30 laptops want to give the old ones away',
    lang: 'en',
    must: [[...supplies, ...resource, ...digital]],
  },
  { ask: 'we wanna do a canned food drive at my school', lang: 'en', must: [host] },
  {
    ask: 'thinking of giving out socks n soap from my porch, do yall help w that',
    lang: 'en',
    must: [[...host, ...supplies]],
  },
  {
    ask: 'how do i start one of these in petersburg',
    lang: 'en',
    must: [[...chapter, phone, '/contact']],
  },
  {
    ask: 'do chapter leaders get paid',
    lang: 'en',
    must: [['unpaid', 'not paid', 'no pay', '/chapter-leader']],
  },
  { ask: 'i host a radio show, wanna feature u', lang: 'en', must: [media] },
  {
    ask: 'blogger w 12k followers, how do we work together',
    lang: 'en',
    must: [[...media, ...resource]],
  },
  { ask: 'im a lawyer n can give some free hrs', lang: 'en', must: [[...resource, ...volunteer]] },
  {
    ask: 'landlord here, i have 2 units open for your people',
    lang: 'en',
    must: [[...resource, '/contact', phone]],
  },
  {
    ask: 'bakery has leftover bread every nite who picks up',
    lang: 'en',
    must: [[...supplies, ...food, ...resource, '/contact', phone]],
  },
  {
    ask: 'is there a form for all this or do i just call',
    lang: 'en',
    must: [['/get-started', '/get-involved', '/contact', form, '/get-assistance', phone]],
  },
  { ask: 'how do i save a spot in the workshop', lang: 'en', must: [['/events', 'RSVP']] },
  { ask: 'id rather talk than fill out stuff', lang: 'en', must: [[phone, '/contact']] },
  {
    ask: 'neighbor cant type, ok if i do her help application',
    lang: 'en',
    must: [[form, '/get-assistance', phone]],
  },
  { ask: 'leave a message for the staff', lang: 'en', must: [['/contact', phone]] },
  {
    ask: 'wanna tell yall what my block needs most',
    lang: 'en',
    must: [['needs assessment', 'forms.example.org', '/contact', form, phone]],
  },
  {
    ask: 'made a pledge but changed my mind',
    lang: 'en',
    must: [['/donate', 'costs you nothing', 'nothing', '/contact', phone]],
  },
  {
    ask: 'me and my 12 yr old want to pitch in together',
    lang: 'en',
    must: [[...volunteer, '/contact', phone]],
  },
];
