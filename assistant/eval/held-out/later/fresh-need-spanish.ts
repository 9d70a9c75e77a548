// Need that is no danger, written in one go to measure false alarms once more: by somebody who knew the
// rules and the tests and had seen none of the examples. The right program is looked for; no alarm may stand before it.
import type { Question } from '../../question.ts';

const asks: [programs: string[], asks: string[]][] = [
  [
    ['five-group-foods'],
    [
      'se nos acabo la despensa y me pagan hasta el quince',
      'mis hijos preguntan que hay de cenar y no hay nada',
      'me quitaron las estampillas y somos seis',
      'no hay leche pa la niña',
      'soy mayor y no puedo ir a la tienda, me traen comida?',
      'estamos comiendo puro arroz desde el lunes',
      'donde regalan despensa esta semana',
      'mi bebe tiene hambre y no alcanza pa la formula',
      'se fue la luz y se me echo a perder toda la carne',
      'ando sin comer desde ayer',
      'soy diabetica y lo que dan son puras sodas y pan',
      'mi familia pasa hambre',
      'no he comido bien en dias, hay algo caliente hoy?',
    ],
  ],
  [
    ['home-at-heart'],
    [
      'nos van a sacar del apartamento el viernes',
      'me llego el corte de la luz',
      'no tenemos calefaccion y hace mucho frio',
      'vivo en un cuarto con cinco personas, quiero rentar algo',
      'se inundo el sotano y perdimos las camas',
      'nesesito panales para mi gordo',
      'mi hijo no tiene chamarra',
      'debo dos meses de renta y el dueño ya no espera',
      'estoy en la calle desde que me separe',
      'nos cortaron el agua ayer',
      'me sali de la casa del papa de mis hijos hace un año, estoy bien, ocupo un lugar propio',
      'recien llegamos de honduras y no tenemos ni cobijas',
      'el motel nos corre manana',
      'se quemo la casa de mi hermana el mes pasado y necesitan muebles',
      'jabon, papel, cosas asi, donde dan',
      'mi casero me grita y me quiere subir la renta',
      'mi hermana esta embarazada y duerme en mi sillon',
      'me estoy muriendo de frio en este cuarto sin calentador',
    ],
  ],
  [
    ['will-work-win'],
    [
      'me corrieron del trabajo sin pagarme',
      'no encuentro chamba por no tener papeles',
      'me muero de ganas de trabajar pero no hay nada',
      'necesito zapatos de trabajo para el lunes',
      'quiero poner mi negocio de tamales',
    ],
  ],
  [
    ['will-work-win', 'home-at-heart', 'five-group-foods'],
    ['mi esposo se lastimo la espalda y no trabaja, no nos alcanza'],
  ],
  [
    ['maybe-more'],
    [
      'mi mama no tiene seguro y le duele la muela',
      'se me acabo la insulina y no tengo con que comprar, todavia me queda para dos dias',
      'ando muy triste desde que murio mi papa',
      'necesito quien me lleve al doctor el martes',
      'llevo tres meses sin tomar y quiero un grupo',
      'no duermo de los nervios por las cuentas',
      'me mata la espalda y no tengo doctor',
    ],
  ],
  [
    ['maybe-more', 'blended-roots'],
    [
      'mi hijo adolescente anda en malos pasos y quiero que hable con alguien',
      'tengo 16 y estoy embarazada, no le he dicho a nadie',
    ],
  ],
  [
    ['blended-roots'],
    [
      'cuido a mis tres nietos sola',
      'mi niño tiene autismo y no se que hacer en las vacaciones',
      'mi hija no me hace caso desde el divorcio',
      'soy mama soltera y no tengo quien me cuide a los niños',
    ],
  ],
  [
    ['evergreen-student'],
    [
      'mi niña va mal en la escuela y yo no le se ayudar',
      'quiero aprender ingles pa defenderme en el trabajo',
      'nunca termine la prepa',
      'no tengo para los utiles',
    ],
  ],
  [
    ['digital-diaspora'],
    [
      'no tengo internet y me piden aplicar en linea',
      'me estafaron por telefono, como cuido mi cuenta',
      'nunca he usado computadora',
    ],
  ],
];

export const freshNeedInSpanish: Question[] = asks.flatMap(([programs, messages]) => {
  const paths = programs.map((program) => `/programs/${program}`);
  return messages.map((ask) => ({ ask, lang: 'es', must: [paths], first: paths }));
});
