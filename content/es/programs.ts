import type { Programs } from '../page-shape.ts';

export const programs: Programs = {
  title: '9 programas',
  intro:
    'Nueve maneras de pasar de una semana difícil a una vida más tranquila. Todos son gratis para los miembros. Puede usar uno o varios a la vez, y la misma persona le acompaña.',
  picture: {
    picture: 'wide-street',
    alt: 'Una calle de casas en hilera con puertas de cuatro colores, escalones, macetas y dos árboles.',
  },
  learnMore: 'Más información',
  cards: {
    'home-at-heart': {
      title: 'Home at Heart',
      slogan: 'Una llave, un abrigo, un lugar a donde llegar.',
      description:
        'Le ayudamos a no perder la casa que tiene, a encontrar la próxima y a llenarla con lo que hace falta: camas, cobijas, jabón y un buen abrigo.',
      picture: {
        picture: 'program-housing',
        alt: 'Un hombre le entrega la llave de una casa a una madre y a su hija frente a una puerta verde.',
      },
      color: 'peach',
    },
    'will-work-win': {
      title: 'Will Work Win',
      slogan: 'Querer es poder: trabajamos para ganar.',
      description:
        'Clases de oficios, un currículum que sí se lee, práctica antes de la entrevista y ayuda para empezar su propio negocio.',
      picture: {
        picture: 'program-work',
        alt: 'Una maestra con un portapapeles y dos aprendices con un taladro en una mesa de trabajo.',
      },
      color: 'gold',
    },
    'five-group-foods': {
      title: 'Five Group Foods',
      slogan: 'Fruta, verdura, granos, proteína y lácteos. En cada mesa.',
      description:
        'Recogemos comida buena que se iba a tirar, la convertimos en cajas y platos calientes, y la llevamos hasta su calle.',
      picture: {
        picture: 'program-food',
        alt: 'Dos cocineros detrás de una mesa con verduras, fruta, pan, huevos y leche.',
      },
      color: 'clay',
    },
    'maybe-more': {
      title: 'M.A.Y.B.E. More',
      slogan: 'Tal vez hoy es difícil. Tal vez viene algo mejor.',
      description:
        'Alguien con quien hablar, ayuda para llegar a un doctor o un consejero, y compañía constante en un duelo, una adicción o una crisis en casa.',
      picture: {
        picture: 'program-wellness',
        alt: 'Dos personas platican en un sofá con tazas de té caliente.',
      },
      color: 'sky',
    },
    'blended-roots': {
      title: 'Blended Roots',
      slogan: 'Toda clase de familia, un solo árbol fuerte.',
      description:
        'Para padres, abuelos, padrastros, madrastras y hogares de crianza temporal, y para niños y jóvenes de todas las capacidades.',
      picture: {
        picture: 'program-family',
        alt: 'Un papá, una abuela y dos niños en un parque, uno de ellos en silla de ruedas, con una cometa y una canasta de comida.',
      },
      color: 'rose',
    },
    'evergreen-student': {
      title: 'Evergreen Student',
      slogan: 'Nunca es tarde para aprender. Ni demasiado temprano.',
      description:
        'Tutores después de la escuela, clase de GED por la noche, práctica de inglés y mochilas llenas desde el primer día.',
      picture: {
        picture: 'program-school',
        alt: 'Un tutor de pelo blanco ayuda a leer a dos estudiantes en una mesa con libros y un globo terráqueo.',
      },
      color: 'pine',
    },
    'in-his-hands': {
      title: 'In His Hands',
      slogan: 'Haga algo con sus manos. Descanse el alma.',
      description:
        'Música, pintura, un rincón para grabar y horas de calma para orar o guardar silencio. Venga con su fe, o sin ninguna.',
      picture: {
        picture: 'program-arts',
        alt: 'Una persona pinta en un caballete mientras otra toca la guitarra junto a unas velas.',
      },
      color: 'plum',
    },
    'nurture-nature': {
      title: 'Nurture Nature',
      slogan: 'Cuadras verdes, río limpio, abejas contentas.',
      description:
        'Sembramos huertos y árboles en las calles, recogemos basura a la orilla del río James y, de paso, aprendemos los nombres de los pájaros.',
      picture: {
        picture: 'program-nature',
        alt: 'Una mujer y un niño riegan plantas pequeñas en un huerto junto al río, con una garza, un cardenal rojo y una tortuga cerca.',
      },
      color: 'leaf',
    },
    'digital-diaspora': {
      title: 'Digital Diaspora',
      slogan: 'Conéctese. Haga oír su voz. Siga cerca de los suyos.',
      description:
        'Una laptop, una clase y un maestro con paciencia: desde su primer correo hasta las videollamadas, el banco en línea sin riesgos, la programación y la inteligencia artificial.',
      picture: {
        picture: 'program-computers',
        alt: 'Una maestra con una laptop le enseña a una señora mayor a usar su teléfono.',
      },
      color: 'slate',
    },
  },
  callToAction: {
    title: 'Cada programa funciona gracias a los vecinos',
    text: 'Con dos horas de su tiempo se preparan 40 cajas de comida. Díganos cuándo puede y le buscamos el lugar.',
    volunteer: { text: 'Quiero dar mi tiempo', href: '/volunteer' },
    donate: { text: 'Hacer una donación', href: '/donate' },
  },
  detail: {
    servicesTitle: 'Lo que podemos hacer juntos',
    start: {
      title: 'Cómo se empieza',
      steps: [
        {
          title: 'Díganos qué necesita',
          text: 'Use el formulario corto o llámenos. Toma unos cinco minutos.',
        },
        {
          title: 'Una persona le llama',
          text: 'Le respondemos en 24 a 48 horas, en días hábiles.',
        },
        {
          title: 'Hacen un plan juntos',
          text: 'Usted decide qué va primero. La misma persona le acompaña.',
        },
      ],
    },
    areasTitle: 'Áreas de ayuda',
    getInvolved: { text: 'Participe', href: '/get-involved' },
    getHelp: { text: 'Pedir ayuda', href: '/get-assistance' },
    directorTitle: 'Quién dirige este programa',
    backToPrograms: { text: 'Volver a todos los programas', href: '/programs' },
    support: {
      title: 'Ayude a que este programa siga',
      text: 'Su promesa de donación paga materiales y espacio. Su negocio o su grupo también puede compartir salones, cosas o conocimientos.',
      donate: { text: 'Donar', href: '/donate' },
      partner: { text: 'Ser aliado con recursos', href: '/resource-partner' },
    },
  },
};
