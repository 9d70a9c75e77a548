import type { Leader, Leadership } from '../page-shape.ts';

export const leadership: Leadership = {
  title: 'Nuestro equipo directivo',
  intro:
    'Cinco personas cuidan el dinero, los programas y las promesas que hacemos. Escríbale a quien quiera: cada quien contesta su propio correo.',
  hero: {
    picture: 'wide-team',
    alt: 'Los cinco líderes en los escalones de la oficina: dos sentadas y tres de pie, frente a una pared de ladrillo con macetas.',
  },
  leaders: [
    {
      name: 'Renee Alston',
      title: 'Cofundadora y directora ejecutiva',
      bio: [
        'Renee dirigió la cocina de una escuela de Church Hill por 12 años. Ahí aprendió que un niño que come puede leer, y un niño con hambre no.',
        'Hoy se encarga del presupuesto, de la junta directiva y de que cumplamos la promesa de devolver las llamadas. Los jueves todavía sirve sopa.',
      ],
      picture: {
        picture: 'leader-1',
        alt: 'Retrato dibujado de Renee Alston: una mujer negra con el pelo recogido con una banda dorada y un saco verde.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/renee-alston',
      email: 'renee@example.org',
      mailSubject: 'Re: Una pregunta para Renee Alston',
    },
    {
      name: 'Samuel Okafor',
      title: 'Cofundador y director de programas',
      bio: [
        'Samuel llegó a Richmond desde Lagos, pasando por Norfolk. Manejaba un autobús de la ciudad hasta que una lesión de espalda le quitó el trabajo y después el apartamento.',
        'Las notas que lo sacaron adelante son hoy nuestro plan de una hoja. Dirige los nueve programas y es el primero en probar cada formulario nuevo.',
      ],
      picture: {
        picture: 'leader-2',
        alt: 'Retrato dibujado de Samuel Okafor: un hombre negro de pelo canoso, barba corta y canosa y lentes redondos, con un saco azul.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/samuel-okafor',
      email: 'samuel@example.org',
      mailSubject: 'Re: Una pregunta para Samuel Okafor',
    },
    {
      name: 'Amina Yusuf',
      title: 'Directora de operaciones',
      bio: [
        'Amina mantiene en marcha las camionetas y los congeladores, y cuida que el techo no gotee. Planeó rutas para una panadería por 15 años y conoce cada muelle de carga desde Ashland hasta Petersburg.',
        'Si su caja llega a tiempo, fue gracias a Amina. Si no llega, es ella quien le llama.',
      ],
      picture: {
        picture: 'leader-3',
        alt: 'Retrato dibujado de Amina Yusuf: una mujer con un pañuelo color ciruela en la cabeza y un suéter verde azulado.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/amina-yusuf',
      email: 'amina@example.org',
      mailSubject: 'Re: Una pregunta para Amina Yusuf',
    },
    {
      name: 'Lucía Herrera',
      title: 'Directora de atención a los miembros',
      bio: [
        'Lucía lee cada solicitud el mismo día que llega. Se asegura de que una sola persona, y no cinco, le devuelva la llamada.',
        'Creció en Southside, habla español e inglés, y fue enfermera de clínica por nueve años.',
      ],
      picture: {
        picture: 'leader-4',
        alt: 'Retrato dibujado de Lucía Herrera: una mujer de pelo castaño con flequillo, lentes y un suéter color ladrillo.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/lucia-herrera',
      email: 'lucia@example.org',
      mailSubject: 'Re: Una pregunta para Lucía Herrera',
    },
    {
      name: 'Harjit Bedi',
      title: 'Director de alianzas y donaciones',
      bio: [
        'Harjit encuentra al dentista con un viernes libre y la tienda a la que le sobran 90 abrigos. Después se asegura de que cada donante sepa en qué quedó su donación.',
        'Antes era auditor, así que los recibos salen en tres días.',
      ],
      picture: {
        picture: 'leader-5',
        alt: 'Retrato dibujado de Harjit Bedi: un hombre con turbante celeste y barba larga, con una camisa dorada.',
      },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/harjit-bedi',
      email: 'harjit@example.org',
      mailSubject: 'Re: Una pregunta para Harjit Bedi',
    },
  ],
  linkedinLabel: '{name} en LinkedIn',
  emailLabel: 'Escribir a {name}',
  contact: {
    title: '¿No sabe a quién preguntar?',
    text: 'Mande un mensaje a nuestra oficina. Llega a la persona indicada en 24 horas, en días hábiles.',
    button: { text: 'Contáctenos', href: '/contact' },
  },
  about: {
    title: 'Cómo empezó todo',
    text: 'Empezó en una fila para la sopa en Jackson Ward. Léalo en palabras de los fundadores.',
    button: { text: 'Lea nuestra historia', href: '/about' },
  },
};

/** A leader to quote, by place; a shorter list starts again. */
export const speakerAt = (place: number) =>
  leadership.leaders[place % leadership.leaders.length] as Leader;
