import type { Figures } from '../page-shape.ts';

export const figures: Figures = {
  title: 'Lo que hemos hecho hasta ahora',
  note: 'Contado en nuestros propios expedientes desde el 1 de julio de 2025. Sin nombres, solo sumas.',
  peopleHelped: 'vecinos tienen aquí a una persona que les acompaña',
  servicesDelivered: 'veces que dimos un servicio: una caja, una cama, una clase, un viaje',
  respondedInTime: 'de las personas que nos escribieron recibieron respuesta a tiempo',
  pledges: 'donaciones prometidas en este sitio',
};
