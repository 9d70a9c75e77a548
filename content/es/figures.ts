import { figuresFrom } from '../organization.ts';
import type { Figures } from '../page-shape.ts';
import { organization } from './organization.ts';

export const figures: Figures = {
  showFrom: figuresFrom,
  story: {
    picture: {
      picture: 'detail-crate',
      alt: 'Una caja llena de verduras y fruta, con pan y leche al lado.',
    },
    title: 'Una semana, una vecina',
    paragraphs: [
      'El lunes nos llamó Dana. Le habían recortado las horas en el trabajo y no quedaba comida en la casa.',
      'El martes, un voluntario le llevó una caja de comida y se quedó a tomar un café. El jueves, Dana y una asesora escribieron un currículum nuevo. Para el viernes ya tenía dos entrevistas de trabajo y una persona de confianza aquí.',
    ],
    note: 'Una historia de ejemplo. La persona es inventada.',
  },
  title: 'Lo que hemos hecho hasta ahora',
  note: `Según nuestros propios registros, desde el ${organization.founded.text}. Sin nombres, solo totales.`,
  peopleHelped: 'vecinos han hablado con uno de nosotros',
  servicesDelivered: 'servicios que hemos dado: una caja de comida, una cama, una clase, un viaje',
  respondedInTime: 'de las personas que nos escribieron recibieron respuesta a tiempo',
  pledges: 'compromisos de donar hechos en este sitio',
};
