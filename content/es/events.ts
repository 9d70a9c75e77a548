import { events as places } from '../en/events.ts';
import type { Events } from '../page-shape.ts';
import { office } from '../tokens.ts';
import { organization } from './organization.ts';

export const events: Events = {
  title: 'Eventos',
  intro: `Repartos de comida, talleres, limpiezas del río y noches para buscar trabajo en todo ${office.city}. Todos son gratis. Puede llegar sin avisar, a menos que el evento diga «Apartar lugar».`,
  hero: {
    picture: 'page-events',
    alt: 'Música en el parque: una guitarra, un tambor y dos niños que bailan bajo luces de feria.',
  },
  loading: 'Buscando la lista de eventos',
  empty: {
    picture: {
      picture: 'detail-boots',
      alt: 'Dos pares de botas, unas grandes y otras chicas, en un tapete junto a una puerta.',
    },
    title: 'No hay eventos por ahora',
    text: '¡Vuelva pronto! Habrá nuevos eventos y talleres de la comunidad.',
  },
  failed: {
    title: 'No pudimos mostrar los eventos',
    text: `La lista no llegó a su pantalla. Intente otra vez, o llámenos al ${organization.phone.text} y se la leemos.`,
    retry: 'Intentar otra vez',
  },
  past: { title: 'Eventos pasados', older: 'Mostrar {count} eventos anteriores' },
  rsvp: 'Apartar lugar gratis',
  addToCalendar: 'Agregar al calendario',
  map: 'Ver en el mapa',
  mapSearch: places.mapSearch,
  dateLabel: 'Fecha',
  timeLabel: 'Hora',
  am: 'a.m.',
  pm: 'p.m.',
  placeLabel: 'Lugar',
  untranslated: 'Este aviso solo está en inglés. Llámenos y se lo leemos.',
  host: {
    title: '¿Quiere uno en su calle?',
    text: 'Usted pone el lugar y unas horas. Nosotros llevamos mesas, letreros y el plan.',
    button: { text: 'Organizar una colecta o un reparto', href: '/host-drive-giveaway' },
  },
};
