// The titles and descriptions are also what "find a page" looks through: the words people would type.
import type { Content } from '../content-shape.ts';

export const seo: Content['seo'] = {
  pages: {
    '/': {
      title: 'Wondrous World Initiative | Ayuda en Richmond, VA',
      description:
        'Ayuda con comida, vivienda, trabajo, escuela, familia y salud en Richmond, Virginia. Gratis para los miembros. Pida ayuda, done o eche una mano.',
      image: 'share-home',
    },
    '/programs': {
      title: '9 programas | Wondrous World Initiative',
      description:
        'Nueve programas gratis en Richmond, VA: casa, trabajo, comida, salud, familia, escuela, arte, naturaleza y tecnología. Encuentre el suyo.',
      image: 'share-home',
    },
    '/programs/home-at-heart': {
      title: 'Home at Heart: vivienda y ropa | Wondrous World',
      description:
        '¿Problemas con la renta, sin cama esta noche o con frío en casa? Ayudamos con albergue, cosas para el hogar, abrigos e higiene en Richmond.',
      image: 'share-home-at-heart',
    },
    '/programs/will-work-win': {
      title: 'Will Work Win: trabajo y oficios | Wondrous World',
      description:
        'Su currículum en una hora, clases de oficios, empleos y ayuda para su propio negocio. Ayuda gratis para el trabajo en Richmond, Virginia.',
      image: 'share-will-work-win',
    },
    '/programs/five-group-foods': {
      title: 'Five Group Foods: cajas de comida | Wondrous World',
      description:
        'Cajas de comida cada semana, platos calientes y entrega a domicilio en Richmond, VA. Cada $1 donado equivale a $30 de comida.',
      image: 'share-five-group-foods',
    },
    '/programs/maybe-more': {
      title: 'M.A.Y.B.E. More: salud y crisis | Wondrous World',
      description:
        'Alguien que escucha, un consejero, grupos de recuperación y duelo en Richmond. ¿En peligro? Llame al 911, o al 988 y oprima 2, o mande el texto AYUDA al 988.',
      image: 'share-maybe-more',
    },
    '/programs/blended-roots': {
      title: 'Blended Roots: familia y jóvenes | Wondrous World',
      description:
        'Para padres, abuelos, padrastros y hogares de crianza temporal. Mentores, mesa de padres y juegos para todas las capacidades en Richmond, VA.',
      image: 'share-blended-roots',
    },
    '/programs/evergreen-student': {
      title: 'Evergreen Student: tutores y GED | Wondrous World',
      description:
        'Ayuda con la tarea, lectura, GED y clases de inglés, de los 4 a los 71 años y más, en Richmond, Virginia. Gratis, en persona o por teléfono.',
      image: 'share-evergreen-student',
    },
    '/programs/in-his-hands': {
      title: 'In His Hands: arte y espíritu | Wondrous World',
      description:
        'Estudio abierto, coro, murales, rincón de canciones y una hora de calma al mediodía en Richmond, VA. Venga con su fe, o sin ninguna.',
      image: 'share-in-his-hands',
    },
    '/programs/nurture-nature': {
      title: 'Nurture Nature: río y huertos | Wondrous World',
      description:
        'Árboles en las calles, huertos, composta y limpieza del río James en Richmond, Virginia. Segundo sábado de cada mes. Nosotros ponemos los guantes.',
      image: 'share-nurture-nature',
    },
    '/programs/digital-diaspora': {
      title: 'Digital Diaspora: computadoras | Wondrous World',
      description:
        'Primeras clases de computadora, una laptop para usted, cuidado con las estafas, programación e inteligencia artificial. Gratis y en español.',
      image: 'share-digital-diaspora',
    },
    '/about': {
      title: 'Quiénes somos | Wondrous World Initiative',
      description:
        'Desde el 1 de julio de 2025 en Richmond, Virginia. Lea nuestra misión, nuestros valores y las 12 áreas de ayuda, y conozca a los dos fundadores.',
      image: 'share-about',
    },
    '/leadership': {
      title: 'Equipo directivo | Wondrous World Initiative',
      description:
        'Conozca a las cinco personas que dirigen Wondrous World en Richmond, VA: quiénes son, de qué se encargan y cómo escribirles.',
      image: 'share-about',
    },
    '/events': {
      title: 'Eventos y talleres en Richmond | Wondrous World',
      description:
        'Repartos de comida, talleres gratis, limpiezas del río y noches para buscar trabajo en Richmond, VA. Vea fechas, horas y lugares, y aparte su lugar.',
      image: 'share-events',
    },
    '/contact': {
      title: 'Contáctenos | Wondrous World Initiative',
      description:
        'Llame, escriba o venga a vernos en Richmond, VA, de lunes a viernes, de 8:00 a.m. a 6:00 p.m. Respondemos cada mensaje en 24 horas.',
      image: 'share-contact',
    },
    '/get-involved': {
      title: 'Participe: seis maneras de ayudar | Wondrous World',
      description:
        'Done, sea voluntario, organice una colecta, cuente una historia, sea socio o dirija un grupo local en Richmond, VA. Escoja lo que le queda bien.',
      image: 'share-get-involved',
    },
    '/chapter-leader': {
      title: 'Dirija un grupo local | Wondrous World Initiative',
      description:
        'Lleve nuestros programas a su parte de la ciudad. Qué hace el líder de un grupo local, quién puede, qué pedimos y cómo postularse en 15 minutos.',
      image: 'share-get-involved',
    },
    '/media-partner': {
      title: 'Sea socio de medios | Wondrous World Initiative',
      description:
        'Periodistas, fotógrafos, podcasts y noticieros: ayuden a que la historia llegue a la calle donde hace falta en Richmond, Virginia.',
      image: 'share-get-involved',
    },
    '/host-drive-giveaway': {
      title: 'Organice una colecta o un reparto | Wondrous World',
      description:
        'Preste un lugar seguro y unas horas. Llevamos cajas, letreros y un plan para su colecta de comida, ropa, higiene o útiles escolares.',
      image: 'share-get-involved',
    },
    '/resource-partner': {
      title: 'Sea socio de recursos | Wondrous World Initiative',
      description:
        'Comparta cosas, salones, conocimientos o contactos con los vecinos de Richmond. Cinco maneras de ser socio, y la hoja que firmamos los dos.',
      image: 'share-get-involved',
    },
    '/volunteer': {
      title: 'Sea voluntario en Richmond, VA | Wondrous World',
      description:
        'En persona o en línea, una vez o cada semana. Separe comida, dé tutoría, plante árboles o llame. Inscríbase en cuatro minutos, empiece en diez días.',
      image: 'share-get-involved',
    },
    '/donate-funds-supplies': {
      title: 'Done dinero o artículos | Wondrous World Initiative',
      description:
        'Dinero, ropa, artículos de higiene, útiles escolares, comida y tecnología: qué recibimos, a dónde va y cómo entregarlo en Richmond.',
      image: 'share-donate',
    },
    '/get-started': {
      title: 'Empiece aquí: el formulario | Wondrous World Initiative',
      description:
        'Un formulario, seis maneras de ayudar. Escoja la suya, conteste unas preguntas y le respondemos en 24 a 48 horas.',
      image: 'share-get-involved',
    },
    '/get-assistance': {
      title: 'Pedir ayuda en Richmond, VA | Wondrous World Initiative',
      description:
        'Inscríbase gratis, díganos qué necesita y le respondemos en 24 a 48 horas. ¿En peligro? Llame al 911, o al 988 y oprima 2, o mande el texto AYUDA al 988.',
      image: 'share-get-help',
    },
    '/membership-assistance': {
      title: 'Formulario gratis para pedir ayuda | Wondrous World',
      description:
        'Un formulario corto y privado, en tres pasos. No cuesta nada y solo lo lee nuestro personal. Nos comunicamos con usted en 24 a 48 horas.',
      image: 'share-get-help',
    },
    '/donate': {
      title: 'Haga una donación | Wondrous World Initiative',
      description:
        'Prometa $25, $50, $100 o lo que quiera, una vez o cada mes. $5 = 20 comidas en Richmond, VA. Somos una organización 501(c)(3) sin fines de lucro.',
      image: 'share-donate',
    },
    '/privacy': {
      title: 'Privacidad | Wondrous World Initiative',
      description:
        'Qué preguntan nuestros formularios, quién lee sus respuestas, dónde las guardamos, qué guarda su navegador y cómo pedir que se borre todo.',
      image: 'share-home',
    },
    '/accessibility': {
      title: 'Accesibilidad | Wondrous World Initiative',
      description:
        'Cómo hacemos este sitio para que todos puedan usarlo, qué no funciona bien todavía y cómo avisarnos de un problema.',
      image: 'share-home',
    },
  },
  find: {
    title: 'Buscar una página | Wondrous World Initiative',
    description:
      'Busque una página con una palabra, como comida, renta, tutor o abrigo. En peligro, llame al 911. En una crisis, llame al 988 y oprima 2.',
    image: 'share-home',
  },
  notFound: {
    title: '404: no encontramos la página | Wondrous World Initiative',
    description:
      'Esta página no está aquí. Vaya a la página de inicio, busque ayuda en Richmond, VA, o llame a nuestra oficina.',
    image: 'share-home',
  },
  programNotFound: {
    title: 'No encontramos ese programa | Wondrous World Initiative',
    description:
      'No hay ningún programa en esta dirección. Vea los nueve programas en Richmond, Virginia.',
    image: 'share-home',
  },
};
