import { languageNames } from '../language-list.ts';
import { programs } from '../organization.ts';
import type { Navigation } from '../shape.ts';
import { buildTextPageLinks } from '../text-page-lists.ts';
import { name, office } from '../tokens.ts';
import { organization } from './organization.ts';
import { pages } from './pages.ts';

export const navigation: Navigation = {
  skipLink: 'Ir directo al contenido de la página',
  home: `${name}, página de inicio`,
  main: {
    label: 'Principal',
    items: [
      { text: 'Inicio', href: '/' },
      { text: 'Programas', href: '/programs', role: 'programs-menu' },
      { text: 'Nosotros', href: '/about' },
      { text: 'Eventos', href: '/events' },
      { text: 'Participar', href: '/get-involved' },
      { text: 'Pedir ayuda', href: '/get-assistance', role: 'help' },
      { text: 'Donar ahora', href: organization.links.donate, role: 'donate' },
      { text: 'Contacto', href: '/contact' },
      { text: 'Buscar', href: '/find', role: 'search' },
    ],
  },
  programsMenu: {
    open: 'Mostrar la lista de programas',
    close: 'Ocultar la lista de programas',
    all: { text: `Ver los ${programs.length} programas`, href: '/programs' },
  },
  phoneMenu: { open: 'Menú', close: 'Cerrar el menú', label: 'Menú del sitio' },
  newTab: '(se abre en otra pestaña)',
  languages: { label: 'Idioma', names: languageNames },
  quickExit: {
    label: 'Salir rápido de este sitio',
    hint: 'También puede oprimir la tecla Escape tres veces. Es posible que esta página siga en el historial de su navegador.',
    covering: 'Saliendo de esta página',
    destination: 'https://www.google.com/search?q=clima',
  },
  footer: {
    label: 'Pie de página',
    groups: [
      {
        title: 'Eche una mano',
        links: [
          { text: 'Ser voluntario', href: '/volunteer' },
          { text: 'Dirigir un grupo local', href: '/chapter-leader' },
          { text: 'Organizar una colecta o un reparto', href: '/host-drive-giveaway' },
          { text: 'Aliados en los medios', href: '/media-partner' },
          { text: 'Aliados con recursos', href: '/resource-partner' },
        ],
      },
      {
        title: 'Para usted',
        links: [
          { text: 'Pedir ayuda', href: '/get-assistance' },
          { text: 'Quiénes somos', href: '/about' },
          { text: 'Contáctenos', href: '/contact' },
        ],
      },
      {
        title: 'Este sitio',
        links: [{ text: 'Buscar', href: '/find' }, ...buildTextPageLinks(pages)],
      },
    ],
    contactTitle: 'Comuníquese con nosotros',
    signUp: {
      title: 'Reciba nuestras novedades',
      label: 'Su dirección de correo',
      button: 'Inscribirme',
    },
    followTitle: 'Síganos',
    cookieSettings: 'Opciones de cookies',
    rights: `© {year} ${name}, ${office.city}, ${office.stateName}`,
  },
};
