import type { Failures } from '../vocabulary-shape.ts';

export const failures: Failures = {
  invalid: 'Por favor revise las respuestas marcadas.',
  'too-many': 'Fueron demasiados intentos. Por favor espere {time} e intente otra vez.',
  unavailable: 'No podemos guardar esto ahora. Por favor intente otra vez en un momento.',
  unexpected: 'Algo falló de nuestro lado.',
  busy: 'Hay mucha gente en el sitio. Por favor intente otra vez en un momento.',
  tooLarge:
    'Es más texto del que podemos recibir de una vez. Por favor vuelva atrás y escriba menos.',
  otherSite:
    'Este formulario se envió desde otro sitio web. Abra nuestra página y envíelo desde allí.',
  tooManyPages:
    'Su red pidió demasiadas páginas a la vez. Vuelva atrás, espere unos segundos e intente otra vez.',
  eventNotFound: 'No encontramos ese evento',
  page: {
    title: 'Algo falló de nuestro lado',
    call: 'Por favor intente otra vez en un momento, o llámenos al',
  },
};
