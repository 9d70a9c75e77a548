import type { NotFound } from '../page-shape.ts';

export const notFound: NotFound = {
  page: {
    title: '404: no encontramos la página',
    text: '¿Se les olvidó agregar la página al sitio?',
    picture: {
      picture: 'detail-boots',
      alt: 'Dos pares de botas, unas grandes y otras chicas, en un tapete junto a una puerta.',
    },
    help: 'Esa pregunta es para nuestro equipo técnico. Usted no hizo nada malo. ¿Necesita ayuda ahora mismo? Si hay peligro, llame al 911. En una crisis, llame al 988 y oprima 2, o mande el texto AYUDA al 988.',
    linksTitle: 'Tal vez busca',
    links: [
      { text: 'Página de inicio', href: '/' },
      { text: 'Pedir ayuda', href: '/get-assistance' },
      { text: 'Todos los programas', href: '/programs' },
      { text: 'Próximos eventos', href: '/events' },
      { text: 'Maneras de ayudar', href: '/get-involved' },
      { text: 'Contáctenos', href: '/contact' },
    ],
  },
  program: {
    title: 'No encontramos ese programa',
    text: 'Ninguno de nuestros programas está en esta dirección. Aquí abajo están todos.',
    link: { text: 'Volver a todos los programas', href: '/programs' },
  },
};
