import type { About } from '../page-shape.ts';

export const about: About = {
  title: 'Quiénes somos',
  intro:
    'Somos vecinos de Richmond, Virginia, cansados de oír «eso no es de este departamento». Por eso abrimos una sola puerta para doce necesidades distintas.',
  hero: {
    picture: 'about-hero',
    alt: 'Siete vecinos de todas las edades saludan con la mano desde la orilla del río James. Detrás están el puente de arcos y las casas en hilera.',
  },
  founders: {
    title: 'Palabras de los fundadores',
    paragraphs: [
      'En el invierno de 2024 nos conocimos en la misma fila. Uno de los dos repartía sopa en una iglesia de Jackson Ward. El otro la estaba esperando.',
      'Empezamos a platicar y sacamos cuentas. Para conseguir comida, ayuda con la renta, un abrigo y un tutor, una familia tenía que ir a siete oficinas en cuatro rutas de autobús y contar su historia siete veces. Nadie la trataba mal. Simplemente era demasiado.',
      'Así que el 1 de julio de 2025 abrimos una sola puerta. Usted cuenta su historia una vez. Una persona se queda a su lado hasta que usted diga «ya está». Esa es toda la idea, y en eso trabajamos cada día.',
    ],
    signature: 'Renee Alston y Samuel Okafor, fundadores',
  },
  foundation: {
    picture: {
      picture: 'wide-street',
      alt: 'Una calle de casas en hilera con puertas de cuatro colores, escalones, macetas y dos árboles.',
    },
    title: 'De dónde venimos y cómo trabajamos',
    paragraphs: [
      'Somos una organización 501(c)(3) sin fines de lucro, fundada el 1 de julio de 2025. Nuestra oficina está en el centro de Richmond, a unos pasos del autobús Pulse. Trabajamos en los porches, en los salones de las bibliotecas y a la orilla del río.',
      'Primero escuchamos y después planeamos. Usted y una persona de nuestro equipo escriben un plan en una sola hoja: qué es urgente, qué sigue, y quién hace qué y para cuándo. Usted se queda con una copia. Lo puede cambiar cuando quiera.',
    ],
  },
  mission: {
    title: 'Misión',
    paragraphs: [
      'Acompañamos a las personas desde un momento difícil hasta una vida plena. Empezamos con comida, una cama y un abrigo, y seguimos con el trabajo, la escuela, la salud y la familia, hasta que cada pieza esté en su lugar.',
    ],
  },
  vision: {
    title: 'Visión',
    paragraphs: [
      'Un Richmond donde nadie tenga que contar su historia siete veces. Un niño de Gilpin y una niña de Westover Hills se duermen con la barriga llena, sin frío y seguros de que mañana alguien va a estar ahí.',
    ],
  },
  impact: {
    title: 'Lo que cambia',
    paragraphs: [
      'Contamos lo que cambió, no solo lo que repartimos. Noventa días después de su primera llamada le preguntamos tres cosas. ¿Está a salvo? ¿Tiene lo suficiente? ¿Qué falta todavía? Con esas respuestas planeamos la próxima temporada.',
    ],
    facts: [
      { figure: '12', text: 'áreas de ayuda detrás de una sola puerta' },
      { figure: '9', text: 'programas, gratis para los miembros' },
      { figure: '24 a 48 horas', text: 'para responder a su formulario' },
      { figure: '$5', text: '= 20 comidas' },
    ],
  },
  serviceAreas: {
    title: 'Áreas de ayuda',
    intro: 'Doce partes de la vida. Escoja una y vea qué programa se encarga.',
    tiles: {
      'Housing & Shelter':
        'Una cama para hoy, ayuda con la renta y las llaves de su próximo hogar.',
      'Clothing & Basic Necessities':
        'Abrigos, zapatos de trabajo, pañales, jabón y un juego de sábanas.',
      'Food, Nutrition & Agriculture':
        'Cajas de comida, platos calientes, clases de cocina y huertos.',
      'Health & Mental Wellness':
        'Alguien que le escuche y le ayude a llegar a un doctor o un consejero.',
      'Job & Career Opportunities':
        'Currículum, práctica de entrevistas, clases de oficios y contactos de trabajo.',
      'Entrepreneurship & Financial Literacy':
        'Empiece un negocio pequeño y haga que le rinda el dinero.',
      'Education & Training': 'Tutores, GED, clases de inglés y mochilas llenas.',
      'Family & Relationship Support':
        'Para padres, parejas, abuelos y hogares de crianza temporal.',
      'Youth Programs & Special Needs':
        'Mentores, el club de los sábados y juegos para todas las capacidades.',
      'Crisis Intervention & Recovery':
        'Un plan de seguridad, un grupo de recuperación y buena compañía.',
      'Environmental & Wildlife Stewardship':
        'Árboles en la calle, un río limpio y ayuda para los animales.',
      'Arts, Technology & Spiritual Development':
        'Pintura, canciones, un taller y una hora de calma.',
    },
  },
  values: {
    title: 'Nuestros valores',
    items: [
      {
        title: 'La persona entera',
        text: 'Usted es más que un problema. Preguntamos por la comida, el sueño, el trabajo y la esperanza, porque todo va junto.',
      },
      {
        title: 'Comunidad',
        text: 'Casi todos nuestros voluntarios viven a menos de tres millas de la gente que ayudan. Hoy le ayudan a usted. El próximo mes tal vez usted les ayude a ellos.',
      },
      {
        title: 'Llegar hasta el final',
        text: 'No le damos una lista de teléfonos y ya. Nos quedamos hasta que el trabajo esté hecho y usted lo diga.',
      },
      {
        title: 'Conexión',
        text: 'Llevamos comida y también le presentamos a vecinos que están pendientes unos de otros.',
      },
    ],
  },
  team: {
    title: 'Los fundadores',
    intro:
      'Se conocieron en la fila de la sopa y escribieron el primer plan al reverso de un volante.',
    people: [
      {
        name: 'Renee Alston',
        title: 'Cofundadora y directora ejecutiva',
        bio: [
          'Renee dirigió la cocina de una escuela de Church Hill por 12 años. Sabe cómo suenan 300 niños con hambre, y qué silencio se hace cuando comen.',
        ],
        picture: {
          picture: 'leader-1',
          alt: 'Retrato dibujado de Renee Alston: una mujer negra con el pelo recogido con una banda dorada y un saco verde.',
        },
        sample: true,
      },
      {
        name: 'Samuel Okafor',
        title: 'Cofundador y director de programas',
        bio: [
          'Samuel perdió su apartamento y su trabajo en el mismo mes. Con las notas que lo ayudaron a levantarse hizo el plan de una hoja que usamos todavía.',
        ],
        picture: {
          picture: 'leader-2',
          alt: 'Retrato dibujado de Samuel Okafor: un hombre negro de pelo canoso, barba corta y canosa y lentes redondos, con un saco azul.',
        },
        sample: true,
      },
    ],
    link: { text: 'Conozca a todo el equipo directivo', href: '/leadership' },
  },
};
