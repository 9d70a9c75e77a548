import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const mediaPartner: InvolvementRole = {
  title: 'Sea aliado en los medios',
  slogan: 'Ayude a que la gente sepa de nosotros.',
  intro:
    'La gente nos encuentra porque alguien le contó. Si usted escribe, filma, graba o publica, puede ser ese alguien.',
  hero: {
    picture: 'page-events',
    alt: 'Música en el parque: una guitarra, un tambor y dos niños que bailan bajo luces de feria.',
  },
  about: {
    picture: { picture: 'detail-camera', alt: 'Una cámara, tres libros y una taza en una mesa.' },
    title: 'En qué consiste',
    paragraphs: [
      'Le damos eventos y datos, y le presentamos a personas que quieren contar su propia historia. Usted decide qué publicar, y lo hace a su manera.',
      'Unos aliados vienen una vez, a un reparto de comida. Otros siguen un huerto desde la semilla hasta la cena.',
    ],
  },
  day: {
    title: 'Un día como aliado en los medios',
    steps: [
      {
        time: '7:00 a.m.',
        title: 'Llega a la granja',
        text: 'Le presentamos a las personas que aceptaron salir en cámara.',
      },
      {
        time: '9:00 a.m.',
        title: 'Nos acompaña',
        text: 'La camioneta, la cocina y la mesa donde separamos la comida.',
      },
      {
        time: '12:00 p.m.',
        title: 'Habla con los vecinos',
        text: 'Cada quien cuenta su historia solo si quiere.',
      },
      {
        time: '3:00 p.m.',
        title: 'Revisa los datos',
        text: 'Confirmamos con usted nombres, fechas y números.',
      },
    ],
  },
  quote: {
    title: 'Lo que pedimos',
    text: 'La gente le abre la puerta en un mal día. Por favor, enséñele la foto a esa persona antes que a nadie.',
    speaker: speakerAt(1),
  },
  types: {
    title: 'Con quién trabajamos',
    items: [
      {
        title: 'Periodistas y blogueros',
        text: 'Datos, nombres y alguien que le devuelve la llamada.',
      },
      {
        title: 'Fotógrafos y videógrafos',
        text: 'Buena luz a las 7:00 a.m. en una granja, y gente que aceptó salir en cámara.',
      },
      {
        title: 'Influencers y creadores de podcasts',
        text: 'Un invitado, un tema y algo claro que pedirle a su público.',
      },
      {
        title: 'Medios de noticias locales',
        text: 'Aviso de los eventos dos semanas antes, y una persona para entrevistar ese día.',
      },
      {
        title: 'Radio y emisoras en línea',
        text: 'Anuncios cortos en español y en inglés, listos para leer al aire.',
      },
      {
        title: 'Boletines y calendarios de eventos',
        text: 'Una lista mensual de eventos gratis para su calendario o su boletín.',
      },
    ],
  },
  responsibilities: {
    title: 'Lo que usted hace',
    items: [
      'Compartir por lo menos una historia o un evento cada tres meses.',
      'Revisar con nosotros nombres, fechas y números antes de publicar.',
      'Mandarnos un enlace o una copia cuando salga.',
      'Avisarnos pronto si cambian los planes.',
    ],
  },
  qualifications: {
    title: 'Quién puede',
    items: [
      'Tiene una página, un programa, un canal o una lista que la gente sigue.',
      'Puede mostrarnos tres cosas que hizo.',
      'Trata con respeto a la gente que pasa una semana difícil.',
    ],
  },
  compliance: {
    title: 'Lo que pedimos por escrito',
    items: [
      'El permiso firmado de cada persona que muestre, y el de su mamá o papá si tiene menos de 18 años.',
      'Nada de direcciones, detalles de casos ni fotos de la fila en la mesa de comida.',
      'Si alguien le pide que pare, usted quita su foto en un día o menos.',
      'Decirle al público cuando una publicación es pagada.',
    ],
  },
  callToAction: {
    title: 'Cuéntenos de su trabajo',
    text: 'El formulario se llena en unos cinco minutos. Tenga a la mano el enlace de su página.',
    button: { text: 'Ser aliado en los medios', href: '/get-started?type=media-partner' },
    formType: 'media-partner',
    next: 'Leemos su formulario y le llamamos o le escribimos en 24 a 48 horas. Respondemos en días hábiles.',
  },
  back: { text: 'Volver a todas las maneras de ayudar', href: '/get-involved' },
};
