import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const hostDriveGiveaway: InvolvementRole = {
  title: 'Organice una colecta o un reparto',
  slogan: 'Su porche o su estacionamiento, y un sábado libre.',
  intro:
    'Usted pone un lugar y unas horas. Nosotros llevamos cajas, letreros, una mesa y el plan. Casi todas las colectas llenan una camioneta.',
  hero: {
    picture: 'people-coats',
    alt: 'Tres adultos y una niña separan gorros, bufandas y suéteres bajo una hilera de abrigos.',
  },
  about: {
    picture: {
      picture: 'food-3',
      alt: 'Dos voluntarios llevan cajas de manzanas y zanahorias a una camioneta abierta.',
    },
    title: 'En qué consiste',
    paragraphs: [
      'En una colecta, la gente le trae cosas. En un reparto, la gente se lleva cosas a su casa. Puede hacer cualquiera de los dos en una oficina, una escuela, una tienda o una fiesta de la cuadra.',
      'Avísenos cuatro semanas antes y le ayudamos con todo. Necesitamos por lo menos dos semanas.',
    ],
  },
  day: {
    title: 'Un día de reparto en su lugar',
    steps: [
      {
        time: '8:00 a.m.',
        title: 'Llega la camioneta',
        text: 'Traemos mesas, letreros y un equipo. Usted nos enseña los enchufes.',
      },
      {
        time: '9:00 a.m.',
        title: 'Abre',
        text: 'Los vecinos escogen lo que necesitan. Nadie firma nada.',
      },
      {
        time: '11:30 a.m.',
        title: 'Cuenta',
        text: 'Dos personas cuentan las cajas mientras el equipo empaca.',
      },
      {
        time: '12:30 p.m.',
        title: 'Todo limpio',
        text: 'Barremos, cargamos la camioneta y dejamos el lugar como estaba.',
      },
    ],
  },
  quote: {
    title: 'Lo que hemos aprendido',
    text: 'Un lugar seguro, seco y cerca de una parada ayuda a más gente que uno grande y lejos.',
    speaker: speakerAt(3),
  },
  types: {
    title: 'Lo que puede organizar',
    items: [
      {
        title: 'Colecta de comida',
        text: 'Latas, arroz, aceite, comida de bebé. Le damos la lista de lo que más se usa.',
      },
      {
        title: 'Colecta de ropa',
        text: 'Abrigos, zapatos y ropa de trabajo, limpios y de todas las tallas.',
      },
      {
        title: 'Colecta de higiene',
        text: 'Jabón, pañales, toallas sanitarias y cepillos de dientes, sin abrir.',
      },
      {
        title: 'Colecta de útiles escolares',
        text: 'Mochilas, bolígrafos y calculadoras. El mejor mes es julio.',
      },
      {
        title: 'Reparto en grande',
        text: 'Mesas, música y una parrilla. Los vecinos escogen lo que necesitan, gratis. Mandamos un equipo.',
      },
    ],
  },
  responsibilities: {
    title: 'Lo que usted hace',
    items: [
      'Escoger con nosotros la fecha y el lugar.',
      'Correr la voz en su cuadra, en el trabajo o en la escuela.',
      'Tener ahí por lo menos a dos personas de principio a fin.',
      'Guardar las cosas secas y seguras hasta que pasemos por ellas.',
      'Contar las cajas y mandarnos el número.',
    ],
  },
  qualifications: {
    title: 'Lo que necesita el lugar',
    items: [
      'Una dirección que la gente pueda encontrar.',
      'Un espacio seguro: buena luz, piso seco y lugar para una silla de ruedas.',
      'El permiso del dueño o del encargado.',
      'Un lugar donde nuestra camioneta pueda parar 20 minutos.',
    ],
  },
  compliance: {
    title: 'Lo que pedimos por escrito',
    items: [
      'Nadie tiene que mostrar una identificación, dar su nombre ni oír un discurso para recibir algo.',
      'Nada de comida vencida, ropa interior usada ni sillas de carro para niños retiradas del mercado.',
      'Nada de ventas ni rifas en la mesa.',
      'Llámenos de inmediato si alguien se lastima.',
    ],
  },
  callToAction: {
    title: '¿Ya tiene un lugar en mente?',
    text: 'El formulario se llena en unos cinco minutos. Basta con una idea.',
    button: {
      text: 'Organizar una colecta o un reparto',
      href: '/get-started?type=host-giveaway',
    },
    formType: 'host-giveaway',
    next: 'Leemos su formulario y le llamamos o le escribimos en 24 a 48 horas. Respondemos en días hábiles.',
  },
  back: { text: 'Volver a todas las maneras de ayudar', href: '/get-involved' },
};
