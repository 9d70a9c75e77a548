import type { InvolvementRole } from '../../page-shape.ts';
import { shortName } from '../../tokens.ts';
import { speakerAt } from '../leadership.ts';

export const chapterLeader: InvolvementRole = {
  title: 'Dirija un grupo local',
  slogan: `Lleve ${shortName} a su parte de la ciudad.`,
  intro:
    'Un grupo local son cinco vecinos o más que llevan nuestros programas cerca de su casa. Usted los dirige. Nosotros le capacitamos, le apoyamos y compartimos lo que funciona.',
  hero: {
    picture: 'food-10',
    alt: 'Cuatro vecinos de todas las edades comparten sopa y pan en una mesa larga.',
  },
  about: {
    picture: {
      picture: 'wide-street',
      alt: 'Una calle de casas en hilera con puertas de cuatro colores, escalones, macetas y dos árboles.',
    },
    title: 'En qué consiste',
    paragraphs: [
      'Usted escoge uno o dos programas que más falta hacen en su zona, como una mesa de comida o ayuda con la tarea. Usted encuentra el salón, la gente y el día.',
      'No es un puesto pagado. Cuente con cinco horas por semana durante un año por lo menos. Le devolvemos los gastos que hayamos acordado antes.',
    ],
  },
  day: {
    title: 'Un día como líder de un grupo local',
    steps: [
      {
        time: '10:00 a.m.',
        title: 'Abre el salón',
        text: 'Dos voluntarios ponen las mesas con usted.',
      },
      {
        time: '11:00 a.m.',
        title: 'Llegan los vecinos',
        text: 'Recibe a los miembros nuevos y anota qué necesitan.',
      },
      { time: '2:00 p.m.', title: 'Cierra', text: 'Cuenta lo que se repartió y quién vino.' },
      {
        time: '7:00 p.m.',
        title: 'Informa',
        text: 'Diez minutos: manda los números a la oficina y resolvemos sus dudas.',
      },
    ],
  },
  quote: {
    title: 'Lo que necesita un grupo',
    text: 'No hace falta conocer a todo el vecindario. Hacen falta cinco personas que lleguen.',
    speaker: speakerAt(0),
  },
  types: {
    title: 'Tipos de grupo',
    items: [
      {
        title: 'De barrio',
        text: 'Unas cuantas cuadras, el salón de una iglesia, un programa bien hecho.',
      },
      {
        title: 'De universidad',
        text: 'Estudiantes que dan tutoría, hacen colectas o atienden un ropero.',
      },
      {
        title: 'De condado',
        text: 'Un equipo con alguien que maneje, para lugares a donde no llega el autobús.',
      },
    ],
  },
  responsibilities: {
    title: 'Lo que usted hace',
    items: [
      'Reunir y guiar un equipo de cinco voluntarios por lo menos.',
      'Hacer un evento o servicio cada mes.',
      'Recibir a los miembros nuevos y conectarlos con nuestra oficina.',
      'Mandarnos cada tres meses un informe de resultados: quién vino y qué cambió.',
      'Mandarnos cada tres meses un informe de presupuesto, con recibos.',
      'Entrar una vez al mes a una videollamada con los líderes de todos los grupos.',
    ],
  },
  qualifications: {
    title: 'Quién puede',
    items: [
      'Tiene 18 años o más y vive en la zona donde quiere ayudar.',
      'Ya ha dirigido algo: un equipo, un coro, un turno, una cocina llena de trabajo.',
      'Sabe guardar lo que la gente le cuenta.',
      'Puede contestar mensajes en dos días o menos.',
      'Ha leído sobre nuestros programas y sabe con cuál empezaría.',
    ],
  },
  compliance: {
    title: 'Lo que pedimos por escrito',
    items: [
      'Una revisión de antecedentes, que nosotros pagamos.',
      'La promesa firmada de cuidar la privacidad y la seguridad de los miembros.',
      'Usar nuestro nombre y logotipo como dice la guía de los grupos locales.',
      'No recibir donaciones en efectivo en persona. Todo el dinero pasa por nuestra página de donaciones.',
      'Informes de resultados y de presupuesto a tiempo. Si faltan dos informes, el grupo queda en pausa.',
    ],
  },
  callToAction: {
    title: '¿Quiere dirigir un grupo?',
    text: 'El formulario se llena en unos 15 minutos. Puede preparar sus respuestas antes.',
    button: {
      text: 'Postularme para dirigir un grupo',
      href: '/get-started?type=community-leader',
    },
    formType: 'community-leader',
    next: 'Leemos su formulario y le llamamos o le escribimos en 24 a 48 horas. Respondemos en días hábiles.',
  },
  back: { text: 'Volver a todas las maneras de ayudar', href: '/get-involved' },
};
