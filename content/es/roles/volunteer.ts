import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const volunteer: InvolvementRole = {
  title: 'Sea voluntario',
  slogan: 'Dos horas suyas le mejoran la semana a un vecino.',
  intro:
    'Puede ayudar en persona o desde su sofá, una sola vez o cada semana. Casi todos empiezan menos de diez días después de mandar el formulario.',
  hero: {
    picture: 'page-get-involved',
    alt: 'Cuatro voluntarios con la misma camiseta saludan y cargan cajas de comida a la orilla del río.',
  },
  about: {
    picture: {
      picture: 'detail-crate',
      alt: 'Una caja llena de verduras y fruta, con pan y leche al lado.',
    },
    title: 'Cómo es ser voluntario',
    paragraphs: [
      'Díganos cuándo puede y qué le gusta hacer. Le damos dos o tres opciones. Si ninguna le queda bien, buscamos otra, y no pasa nada.',
      'En su primer turno va con un compañero que ya tiene experiencia. Si el turno cae a la hora de comer, le damos de comer.',
    ],
  },
  day: {
    title: 'Un sábado como voluntario',
    steps: [
      {
        time: '8:30 a.m.',
        title: 'Llega',
        text: 'Café, una etiqueta con su nombre y un compañero para el día.',
      },
      {
        time: '9:00 a.m.',
        title: 'Separa',
        text: 'Diez minutos de plática de seguridad y luego cajas, abrigos o llamadas.',
      },
      {
        time: '11:00 a.m.',
        title: 'Entrega',
        text: 'Carga la camioneta o recibe a la gente en la mesa.',
      },
      {
        time: '12:00 p.m.',
        title: 'Termina',
        text: 'Comemos juntos. Usted nos dice si quiere volver.',
      },
    ],
  },
  quote: {
    title: 'Por qué funciona',
    text: 'Casi todos vienen por un sábado. Se quedan porque alguien se acuerda de su nombre.',
    speaker: speakerAt(2),
  },
  types: {
    title: 'Maneras de ser voluntario',
    items: [
      {
        title: 'En persona',
        text: 'Separe comida, cuelgue abrigos, dé tutoría, plante árboles, maneje la camioneta.',
      },
      {
        title: 'En línea',
        text: 'Dé tutoría por video, haga llamadas, traduzca, arme páginas web.',
      },
      {
        title: 'Por un día',
        text: 'Un día o un evento. Bueno para grupos y para horas de servicio de la escuela.',
      },
      {
        title: 'Por más tiempo',
        text: 'Las mismas dos horas cada semana. La gente llega a conocerle.',
      },
    ],
  },
  responsibilities: {
    title: 'Lo que usted hace',
    items: [
      'Llegar a tiempo, o avisar un día antes si no puede.',
      'Poner atención a la plática de seguridad al empezar cada turno.',
      'Tratar a cada persona como trataría a un invitado.',
      'Decirle al encargado del turno si algo le parece mal.',
    ],
  },
  qualifications: {
    title: 'Quién puede',
    items: [
      'Cualquier persona de 16 años o más. Desde los 10 años, con su mamá o su papá al lado.',
      'Para casi todos los turnos no hace falta experiencia. Le enseñamos.',
      'Quien maneja: licencia vigente y buen historial de manejo.',
      '¿Habla español, francés o lengua de señas? Por favor díganos.',
    ],
  },
  compliance: {
    title: 'Lo que pedimos por escrito',
    items: [
      'Una revisión de antecedentes si trabaja con niños o visita casas. Nosotros la pagamos.',
      'La promesa de no contar lo que ve y oye.',
      'Nada de fotos de los miembros sin su permiso.',
      'La firma de la mamá o el papá para quien tiene menos de 18 años.',
    ],
  },
  callToAction: {
    title: '¿Cuándo puede venir?',
    text: 'El formulario se llena en unos cuatro minutos.',
    button: { text: 'Inscribirme para ayudar', href: '/get-started?type=volunteer' },
    formType: 'volunteer',
    next: 'Leemos su formulario y le llamamos o le escribimos en 24 a 48 horas. Respondemos en días hábiles.',
  },
  back: { text: 'Volver a todas las maneras de ayudar', href: '/get-involved' },
};
