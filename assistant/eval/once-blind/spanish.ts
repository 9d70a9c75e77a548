// everyday questions in Spanish, to be answered in Spanish.
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
const volunteer = ['/volunteer', 'type=volunteer', '/get-involved'];
const supplies = ['/donate', 'type=donate'];
const host = ['/host-drive-giveaway', 'type=host-giveaway'];
const chapter = ['/chapter-leader', 'type=community-leader'];
const media = ['/media-partner', 'type=media-partner'];
const eight = ['8:00', '8 am', '8am', '8 a.m'];

export const secondSpanish: readonly Question[] = [
  { ask: 'a que hora abren', lang: 'es', must: [eight] },
  { ask: 'donde quedan', lang: 'es', must: [['100 Example Street', '/contact']] },
  {
    ask: 'cuanto cuesta inscribirse',
    lang: 'es',
    must: [['gratis', 'gratuit', 'no cuesta', 'sin costo', 'nada']],
  },
  {
    ask: 'no tengo papeles, igual me ayudan?',
    lang: 'es',
    must: [['papeles', 'documentos', form, '/get-assistance']],
  },
  { ask: 'ocupo comida pa mis hijos', lang: 'es', must: [[...food, form]] },
  { ask: 'me van a correr del apartamento', lang: 'es', must: [[...home, form]] },
  { ask: 'donde consigo pañales', lang: 'es', must: [[...home, ...family, form]] },
  { ask: 'quiero aprender ingles pero trabajo de dia', lang: 'es', must: [[...school, form]] },
  { ask: 'ando buscando chamba', lang: 'es', must: [[...work, form]] },
  { ask: 'quiero poner mi negocito de limpieza', lang: 'es', must: [[...work, form]] },
  {
    ask: 'mi hija va mal en la escuela y yo no le entiendo a la tarea',
    lang: 'es',
    must: [[...school, form]],
  },
  { ask: 'tengo un niño con autismo', lang: 'es', must: [[...family, form]] },
  {
    ask: 'hay alguien con quien platicar, me siento muy sola desde que enviude',
    lang: 'es',
    must: [[...maybe, form]],
  },
  { ask: 'llevo 2 meses sin tomar, hay grupo?', lang: 'es', must: [[...maybe, form]] },
  { ask: 'mi papa no sabe usar el celular', lang: 'es', must: [[...digital, form]] },
  { ask: 'clases de computacion', lang: 'es', must: [[...digital, form]] },
  { ask: 'me gusta pintar, tienen taller?', lang: 'es', must: [[...hands, '/events', form]] },
  { ask: 'como siembro verduras en mi patio', lang: 'es', must: [[...nature, ...food, form]] },
  { ask: 'puedo echar la mano los domingos?', lang: 'es', must: [volunteer] },
  { ask: 'por donde les mando 50 dolares', lang: 'es', must: [['/donate', 'give.example.org']] },
  { ask: 'tengo ropa usada en buen estado', lang: 'es', must: [[...supplies, ...home]] },
  {
    ask: 'mi iglesia quiere juntar latas para ustedes',
    lang: 'es',
    must: [[...host, ...supplies]],
  },
  {
    ask: 'soy locutora de radio y los quiero entrevistar',
    lang: 'es',
    must: [[...media, '/contact', '/leadership']],
  },
  {
    ask: 'quien es el mero mero ahi',
    lang: 'es',
    must: [['Renee', 'Samuel', '/leadership', phone]],
    note: 'Slang for the person in charge.',
  },
  { ask: 'que eventos hay este mes', lang: 'es', must: ['/events'] },
  { ask: 'ya mande la forma de ayuda, cuando me llaman', lang: 'es', must: [['24', '48']] },
  { ask: 'hablan español por telefono?', lang: 'es', must: [[phone, 'español']] },
  {
    ask: 'es deducible de impuestos lo que doy',
    lang: 'es',
    must: [['impuestos', '501', 'deducible']],
  },
  {
    ask: 'quiero abrir un grupo de ustedes en chesterfield',
    lang: 'es',
    must: [[...chapter, '/contact', phone]],
  },
  { ask: 'y ustedes que hacen o que', lang: 'es', must: [['/programs', '/about']] },
];
