import type { GetInvolved } from '../page-shape.ts';
import { office } from '../tokens.ts';

export const getInvolved: GetInvolved = {
  title: 'Participe',
  intro: `Seis maneras de ayudar a sus vecinos en ${office.city}. Cada página le dice qué se hace, cuánto tiempo lleva y qué le pedimos.`,
  hero: {
    picture: 'page-get-involved',
    alt: 'Cuatro voluntarios con la misma camiseta saludan y cargan cajas de comida a la orilla del río.',
  },
  cards: [
    {
      title: 'Done dinero o artículos',
      text: 'Comprométase a donar dinero, o dé abrigos, comida, jabón y laptops.',
      time: 'En 2 minutos',
      link: { text: 'Donar', href: '/donate' },
      icon: 'gift',
    },
    {
      title: 'Sea voluntario',
      text: 'Separe, cocine, dé tutoría, maneje o siembre. En persona o en línea.',
      time: 'Desde 2 horas, una vez',
      link: { text: 'Ser voluntario', href: '/volunteer' },
      icon: 'hand-helping',
    },
    {
      title: 'Organice una colecta o un reparto',
      text: 'Preste un sábado su oficina, su escuela o su porche.',
      time: 'Con 2 a 4 semanas de anticipación',
      link: { text: 'Organizar una colecta', href: '/host-drive-giveaway' },
      icon: 'calendar-heart',
    },
    {
      title: 'Aliado en los medios',
      text: 'Escriba, filme, grabe o publique, para que la gente nos encuentre.',
      time: 'Una historia cada 3 meses',
      link: { text: 'Contar nuestra historia', href: '/media-partner' },
      icon: 'megaphone',
    },
    {
      title: 'Aliado con recursos',
      text: 'Comparta salones, cosas, conocimientos o cupos con nuestros miembros.',
      time: 'Usted pone el horario',
      link: { text: 'Ser aliado', href: '/resource-partner' },
      icon: 'handshake',
    },
    {
      title: 'Líder de un grupo local',
      text: 'Junte a cinco vecinos y lleve nuestros programas a su parte de la ciudad.',
      time: '5 horas por semana, un año',
      link: { text: 'Dirigir un grupo local', href: '/chapter-leader' },
      icon: 'users',
    },
  ],
  contact: {
    title: '¿Tiene otra idea?',
    text: 'Un barbero corta el pelo gratis los lunes. Un apicultor nos presta colmenas. Cuéntenos la suya.',
    button: { text: 'Contáctenos', href: '/contact' },
  },
};
