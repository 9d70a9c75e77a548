import type { GetStarted } from '../form-shape.ts';
import { organization } from './organization.ts';

export const getStarted: GetStarted = {
  title: 'Empiece aquí',
  intro: 'Un formulario, seis maneras de ayudar.',
  hero: {
    picture: 'detail-papers',
    alt: 'Un formulario con dos casillas marcadas, un bolígrafo, unos lentes y una taza de té.',
  },
  chooser: {
    title: '¿Cómo quiere ayudar?',
    hint: 'Escoja una. Si quiere ayudar también de otra manera, después puede mandar otro formulario.',
  },
  types: {
    'community-leader': {
      intro: 'Empiece un grupo local y dirija a cinco voluntarios o más. No es un puesto pagado.',
      time: 'Unos 15 minutos',
      about: { text: 'Qué hace el líder de un grupo local', href: '/chapter-leader' },
    },
    volunteer: {
      intro: 'Dé su tiempo, en persona o en línea, una vez o cada semana.',
      time: 'Unos 4 minutos',
      about: { text: 'Qué hacen los voluntarios', href: '/volunteer' },
    },
    'resource-partner': {
      intro: 'Comparta cosas, salones, conocimientos o contactos, por su cuenta o en grupo.',
      time: 'Unos 5 minutos',
      about: { text: 'Cómo trabajan los aliados con nosotros', href: '/resource-partner' },
    },
    donate: {
      intro: 'Dé cosas: ropa, artículos de higiene, útiles escolares, comida o tecnología.',
      time: 'Unos 3 minutos',
      about: { text: 'Qué recibimos y a dónde va', href: '/donate-funds-supplies' },
    },
    'media-partner': {
      intro: 'Cuente nuestra historia en su página, su programa, su canal o su lista.',
      time: 'Unos 5 minutos',
      about: { text: 'Cómo trabajan los aliados en los medios', href: '/media-partner' },
    },
    'host-giveaway': {
      intro: 'Preste un lugar seguro, que tenga dirección, para una colecta o un reparto.',
      time: 'Unos 5 minutos',
      about: { text: 'Qué hace quien presta el lugar', href: '/host-drive-giveaway' },
    },
  },
  change: {
    button: 'Cambiar',
    cleared:
      'Cada manera de ayudar tiene sus propias preguntas, así que se borraron sus respuestas.',
    bringBack: 'Recuperar mis respuestas',
  },
  groups: { basics: 'Sobre usted', answers: 'Sus respuestas' },
  who: 'Solo lee este formulario el equipo que atiende a los voluntarios y aliados. No vendemos ni prestamos sus datos.',
  success: {
    title: 'Ya tenemos su formulario',
    text: 'Gracias. Esto es lo que sigue.',
    next: [
      'Hoy: su formulario ya está con el equipo que se encarga.',
      'En 24 a 48 horas: uno de nosotros le llama o le escribe. No cuentan los días en que nuestra oficina está cerrada.',
      'En esa llamada: contestamos sus preguntas y quedamos en una primera fecha.',
    ],
    again: 'Mandar otro formulario',
    links: [
      { text: 'Ver los próximos eventos', href: '/events' },
      { text: 'Leer sobre los programas', href: '/programs' },
    ],
  },
  next: {
    title: 'Qué sigue',
    items: [
      'Usted manda el formulario y recibe un número de referencia.',
      'En 24 a 48 horas uno de nosotros le llama o le escribe. Respondemos en días hábiles.',
      'Contestamos sus preguntas y quedamos en una primera fecha.',
    ],
  },
  questions: {
    title: '¿Prefiere hablar primero?',
    text: `Llámenos ${organization.hours.spoken}. Nos dará gusto hablar con usted.`,
  },
  help: {
    title: '¿Es usted quien necesita ayuda?',
    text: 'Este formulario es para quien quiere echar una mano. Para pedir ayuda hay otro. Es gratis y privado.',
    button: { text: 'Pedir ayuda', href: '/get-assistance' },
  },
};
