import type { Figures } from '../page-shape.ts';
import { organisation } from './organisation.ts';

export const figures: Figures = {
  title: 'Lo que hemos hecho hasta ahora',
  note: `Según nuestros propios registros, desde el ${organisation.founded.text}. Sin nombres, solo totales.`,
  peopleHelped: 'vecinos han tenido contacto con una persona de aquí',
  servicesDelivered: 'servicios que hemos dado: una caja de comida, una cama, una clase, un viaje',
  respondedInTime: 'de las personas que nos escribieron recibieron respuesta a tiempo',
  pledges: 'donaciones prometidas en este sitio',
};
