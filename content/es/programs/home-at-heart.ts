import type { ProgramDetail } from '../../page-shape.ts';

export const homeAtHeart: ProgramDetail = {
  paragraphs: [
    'Le subieron la renta, se fue la calefacción o tuvo que salir de prisa. Empiece por decirnos dónde va a dormir esta noche. Si la respuesta es «no sé», en eso trabajamos antes que en nada.',
    'Después hacemos con usted un plan para los próximos 90 días: qué decirle al casero, qué papeles buscar y qué va a necesitar en el lugar nuevo. Una persona de nuestra casa en Example Street lleva su plan y le llama cada semana.',
  ],
  services: [
    {
      title: 'Una cama para esta noche',
      text: 'Llamamos por usted a albergues y moteles hasta que uno diga que sí, y le ayudamos a llegar.',
    },
    {
      title: 'Ayuda antes de un desalojo',
      text: 'Traiga el aviso. Lo leemos con usted, llamamos a su casero y buscamos fondos para la renta.',
    },
    {
      title: 'Buscar apartamento',
      text: 'Nos sentamos con usted a buscar lugares que pueda pagar, cerca del trabajo, la escuela o una parada del Pulse.',
    },
    {
      title: 'Lo básico para su casa nueva',
      text: 'Sábanas, ollas, cortina de baño, focos y una escoba, listos el día que le den la llave.',
    },
    {
      title: 'Ropero de abrigos y ropa',
      text: 'Escoja lo que le guste, desde calcetines de bebé hasta un abrigo talla 4X. Son cinco piezas por visita.',
    },
    {
      title: 'Bolsas de higiene',
      text: 'Jabón, pasta de dientes, pañales, toallas sanitarias y rasuradoras. Pida una bolsa cualquier día entre semana. Sin formulario.',
    },
    {
      title: 'Recibos de luz y calefacción',
      text: 'Llamamos con usted a la compañía de luz, pedimos más tiempo y solicitamos ayuda para el recibo.',
    },
  ],
};
