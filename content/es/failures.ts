import type { Failures } from '../vocabulary-shape.ts';

export const failures: Failures = {
  invalid: 'Por favor revise las respuestas marcadas.',
  'too-many': 'Llegó demasiado desde su red a la vez. Por favor espere {time} e intente otra vez.',
  'over-quota':
    'Nos llegaron tantos formularios desde su red que no podemos recibir más hasta que nuestro equipo los lea.',
  unavailable: 'No podemos guardar esto ahora. Por favor intente otra vez en un momento.',
  unexpected: 'Algo falló de nuestro lado.',
  busy: 'Hay mucha gente en el sitio. Por favor intente otra vez en un momento.',
  tooLarge:
    'Es más texto del que podemos recibir de una vez. Por favor vuelva atrás y escriba menos.',
  otherSite:
    'Este formulario se envió desde otro sitio web. Abra nuestra página y envíelo desde allí.',
  tooManyPages:
    'Su red pidió demasiadas páginas a la vez. Vuelva atrás, espere unos segundos e intente otra vez.',
  call: 'O llámenos: {phone}',
  eventNotFound: 'No encontramos ese evento',
  page: {
    title: 'Algo falló de nuestro lado',
    offline: 'No tiene conexión a internet',
    call: 'Por favor intente otra vez en un momento, o llámenos al',
  },
  offline: {
    title: 'No tiene conexión a internet',
    works: [
      'Las llamadas y los mensajes de texto funcionan sin internet.',
      'Un formulario que sigue abierto en otra pestaña guarda lo que escribió. Envíelo cuando vuelva la conexión.',
    ],
    retry: 'Intentar abrir la página otra vez',
  },
};
