import type { TextPages } from '../text-pages.ts';
import { name } from '../tokens.ts';
import { complaints } from './complaints.ts';
import { organization } from './organization.ts';
import { privacy } from './privacy.ts';

const { email, phone } = organization;

export const pages: TextPages = {
  '/privacy': privacy,
  '/accessibility': {
    seo: {
      title: `Accesibilidad | ${name}`,
      description:
        'Cómo hacemos este sitio para que todos puedan usarlo, qué no funciona bien todavía y cómo avisarnos de un problema.',
      image: 'share-home',
    },
    linkText: 'Accesibilidad',
    title: 'Accesibilidad',
    updated: 'Esta página describe el sitio tal como funciona hoy.',
    picture: {
      picture: 'detail-papers',
      alt: 'Un formulario con dos casillas marcadas, un bolígrafo, unos lentes y una taza de té.',
    },
    intro: [
      'Aquí usted debe poder pedir ayuda con un lector de pantalla, con un teclado, con un solo pulgar en un teléfono viejo o con las manos temblando. Para eso lo hacemos y lo probamos.',
      'Nuestra meta es la norma WCAG 2.2, nivel AA, en todas las páginas.',
    ],
    sections: [
      {
        id: 'what-works',
        title: 'Lo que funciona',
        paragraphs: [
          'Estas cosas son parte de nuestras pruebas, y no publicamos una página que no las pase.',
        ],
        list: [
          'Puede llegar a todo y usarlo todo con el teclado. La primera vez que oprime Tab aparece un enlace que le lleva al contenido principal.',
          'Puede ver la letra al doble de tamaño sin perder nada. Las páginas caben en una pantalla de 320 píxeles de ancho.',
          'Todo lo que se mueve solo tiene un botón para pararlo. Si su aparato pide menos movimiento, nada empieza a moverse.',
          'El texto se distingue bien del fondo, y el color nunca es la única señal.',
          'Cada imagen tiene un texto que dice lo que muestra.',
          'Los formularios explican cada problema con palabras, junto a la pregunta y también arriba. No se pierde nada de lo que escribió.',
          'Los formularios y las páginas funcionan con los scripts (JavaScript) apagados.',
          'Los botones y los enlaces son grandes, para oprimirlos con el pulgar.',
        ],
      },
      {
        id: 'known-limits',
        title: 'Lo que todavía no funciona bien',
        paragraphs: ['Preferimos decírselo antes de que usted lo descubra.'],
        list: [
          'El sitio está en inglés y en español. Algunos eventos solo están en inglés, y su aviso lo dice. Llámenos y se los leemos en español.',
          'La página de donaciones, el formulario para apartar lugar, la encuesta de necesidades y el mapa son de otras empresas. No podemos arreglar sus páginas. Llámenos y lo hacemos con usted.',
          'El chat necesita scripts. Sin ellos, por favor llame o escriba.',
          'Todavía no tenemos videos en lengua de señas.',
        ],
      },
      {
        id: 'how-we-test',
        title: 'Cómo lo probamos',
        paragraphs: [
          'Cada cambio pasa por una revisión automática de todas las páginas, en pantalla chica y en pantalla grande. Las pruebas también llenan cada formulario con el teclado y con los scripts apagados.',
        ],
      },
    ],
    contact: {
      title: 'Avísenos de un problema',
      text: 'Diga en qué página y qué salió mal. Respondemos en 24 horas y, mientras se arregla, le damos por teléfono lo que vino a buscar.',
      links: [{ text: email.text, href: `${email.href}?subject=Accesibilidad` }, phone],
    },
  },
  '/complaints': complaints,
};
