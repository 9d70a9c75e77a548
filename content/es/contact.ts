import type { Contact } from '../page-shape.ts';
import { organization } from './organization.ts';

const { address, email, hours, links, phone, speaks } = organization;

export const contact: Contact = {
  title: 'Contáctenos',
  intro:
    'Pregúntenos lo que quiera: sobre un programa, cómo entregar una donación, cómo trabajar juntos o su propio caso. Una persona lee cada mensaje.',
  hero: {
    picture: 'contact-hero',
    alt: 'Tres personas en el mostrador de una oficina junto al río. Una saluda, otra tiene un teléfono y otra escucha. Al lado hay un buzón.',
  },
  forms: {
    title: '¿Quiere ayudar?',
    text: 'Para ser voluntario, dirigir un grupo local, organizar una colecta, ser aliado o dar cosas, use nuestros formularios. Llegan directo al equipo que se encarga.',
    button: { text: 'Ir a los formularios', href: '/get-started' },
  },
  form: {
    title: 'Mándenos un mensaje',
    responseTime: 'Le respondemos en 24 horas. Contestamos en días hábiles.',
  },
  success: {
    title: 'Ya tenemos su mensaje',
    text: 'Gracias por escribirnos. Esto es lo que sigue.',
    next: [
      'Ahora: nuestro equipo tiene su mensaje.',
      'En 24 horas: le respondemos por correo electrónico. Si la oficina está cerrada, la respuesta llega el siguiente día que abrimos.',
      '¿No le llegó nada? Busque en la carpeta de correo no deseado (spam) y después llámenos con su número de referencia.',
    ],
    again: 'Mandar otro mensaje',
    links: [
      { text: 'Ver los próximos eventos', href: '/events' },
      { text: 'Pedir ayuda', href: '/get-assistance' },
    ],
  },
  cards: [
    {
      title: 'Teléfono',
      text: `Hable con una persona ${hours.spoken}. Hablamos ${speaks}.`,
      link: phone,
      icon: 'phone',
    },
    {
      title: 'Correo electrónico',
      text: 'Escriba a cualquier hora. No mande números de identificación ni datos del banco.',
      link: email,
      icon: 'mail',
    },
    {
      title: 'Dirección',
      text: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
      link: { text: 'Ver en el mapa', href: links.map },
      icon: 'pin',
    },
  ],
  office: {
    title: 'Nuestra oficina',
    name: 'Oficina principal',
    directions: [
      ...organization.visit,
      `Venga sin cita ${hours.spoken}, o llame antes si quiere un cuarto tranquilo.`,
    ],
    mapLink: { text: 'Ver la oficina principal en el mapa', href: links.map },
  },
  assistant: {
    title: '¿Necesita una respuesta rápida?',
    text: 'Nuestro asistente por chat conoce los programas, los horarios y los formularios. Contesta de día y de noche, en español y en inglés.',
    open: 'Abrir el chat',
  },
  urgent: {
    title: '¿Está en peligro ahora mismo?',
    text: 'No espere una respuesta. Llame al 911. En una crisis, a cualquier hora, llame al 988 y oprima 2, o mande el texto AYUDA al 988.',
  },
};
