import type { InvolvementRole } from '../../page-shape.ts';
import { speakerAt } from '../leadership.ts';

export const resourcePartner: InvolvementRole = {
  title: 'Sea aliado con recursos',
  slogan: 'Usted tiene lo que alguien de nuestra lista necesita hoy.',
  intro:
    'Puede ser una clínica, una tienda, una escuela, una iglesia o un negocio de una sola persona. Si ofrece algo útil, gratis o a bajo costo, le mandamos gente, o usted nos la manda.',
  hero: {
    picture: 'people-work',
    alt: 'Cuatro personas planean un trabajo en una mesa larga con herramientas, un plano y una laptop.',
  },
  about: {
    picture: {
      picture: 'detail-phone',
      alt: 'Un teléfono, un cuaderno abierto y una taza de té en un escritorio.',
    },
    title: 'Cómo trabajamos juntos',
    paragraphs: [
      'Un dentista presta cuatro sillas el último viernes. Una imprenta hace nuestros volantes al costo. Un abogado atiende dos llamadas al mes. Lo que más ayuda es algo pequeño que dure.',
      'Usted decide cuánto y por cuánto tiempo. Lo escribimos en una hoja, para que los dos sepamos.',
    ],
  },
  day: {
    title: 'Un día como aliado con recursos',
    steps: [
      {
        time: '9:00 a.m.',
        title: 'Llamamos',
        text: 'Un miembro necesita un dentista. Usted tiene un lugar el viernes.',
      },
      {
        time: '9:15 a.m.',
        title: 'Usted responde',
        text: 'Sí, no, o qué día le queda mejor. Con eso basta.',
      },
      {
        time: '2:00 p.m.',
        title: 'Llega el miembro',
        text: 'Ya sabe qué llevar y cuánto cuesta, si cuesta algo.',
      },
      {
        time: '4:00 p.m.',
        title: 'Nos avisa',
        text: 'Una línea: si vino, si no vino, o qué sigue.',
      },
    ],
  },
  quote: {
    title: 'Qué hace bueno a un aliado',
    text: 'Un aliado que dice que no el lunes nos ayuda más que uno que dice «tal vez» hasta el viernes.',
    speaker: speakerAt(4),
  },
  types: {
    title: 'Maneras de ser aliado',
    items: [
      {
        title: 'Hacer un trabajo',
        text: 'Usted hace algo que a nosotros no nos sale bien, como reparar o imprimir.',
      },
      {
        title: 'Recomendarnos gente',
        text: 'Nosotros le mandamos personas y usted a nosotros, con el permiso de ellas.',
      },
      {
        title: 'Eventos en conjunto',
        text: 'Un día de salud, una feria de trabajo, un intercambio de abrigos. Nos repartimos el trabajo.',
      },
      {
        title: 'Programas en conjunto',
        text: 'Una clase o un servicio que llevamos entre los dos, una temporada o más.',
      },
      {
        title: 'Ayuda directa',
        text: 'Cosas, salones, transporte o dinero que van directo a los miembros.',
      },
    ],
  },
  responsibilities: {
    title: 'Lo que usted hace',
    items: [
      'Nombrar a una persona a la que podamos llamar.',
      'Responder en dos días hábiles o menos cuando le mandamos a alguien.',
      'Avisarnos cuando ya no tenga cupo, para no mandar gente en vano.',
      'Reunirse con nosotros dos veces al año para ver qué funcionó.',
    ],
  },
  qualifications: {
    title: 'Quién puede',
    items: [
      'Una persona, un negocio, una organización sin fines de lucro o una oficina pública.',
      'Un servicio gratis o que les cueste poco a nuestros miembros.',
      'La licencia y el seguro que pide su ramo.',
      'Buen trato para todos, sin importar su fe, su origen o su familia.',
    ],
  },
  compliance: {
    title: 'Lo que pedimos por escrito',
    items: [
      'Los miembros deciden qué compartimos de ellos. Usted no lo usa para nada más.',
      'Ningún cobro que no hayamos acordado.',
      'Ninguna presión para comprar, inscribirse o creer.',
      'Cualquiera de los dos puede terminar el acuerdo con 30 días de aviso.',
    ],
  },
  callToAction: {
    title: 'Díganos qué puede compartir',
    text: 'El formulario se llena en unos cinco minutos.',
    button: { text: 'Ser aliado con recursos', href: '/get-started?type=resource-partner' },
    formType: 'resource-partner',
    next: 'Leemos su formulario y le llamamos o le escribimos en 24 a 48 horas. Respondemos en días hábiles.',
  },
  back: { text: 'Volver a todas las maneras de ayudar', href: '/get-involved' },
};
