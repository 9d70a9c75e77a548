import type { Find } from '../page-shape.ts';
import { organization } from './organization.ts';

export const find: Find = {
  title: '¿Qué necesita?',
  intro: 'Escriba una palabra o escoja abajo. Buscamos en todas las páginas de este sitio.',
  label: 'Busque una página con una palabra, como pañales, GED o renta',
  button: 'Buscar',
  best: 'Lo más cercano a «{word}»',
  events: 'Eventos para «{word}»',
  help: 'Ayuda con «{word}»',
  others: 'Más páginas sobre «{word}»',
  none: `Ninguna página tiene esa palabra. Pruebe con otra, escoja abajo o llámenos al ${organization.phone.text}.`,
  needs: 'Escoja según lo que necesita',
  apply: {
    title: '¿Lo necesita pronto?',
    text: 'Pida ayuda con un formulario corto. Es gratis, y uno de nosotros se comunica con usted en 24 a 48 horas. Respondemos en días hábiles.',
    button: { text: 'Pedir ayuda ahora', href: '/membership-assistance' },
  },
  urgent:
    'Si usted o alguien cerca de usted puede salir lastimado, por favor llame primero a una de estas líneas.',
};
