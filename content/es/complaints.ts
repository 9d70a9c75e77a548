import type { TextPage } from '../text-page-shape.ts';
import { name } from '../tokens.ts';
import { organization } from './organization.ts';

const { email, hours, phone } = organization;

export const complaints: TextPage = {
  seo: {
    title: `Quejas y seguridad | ${name}`,
    description:
      'Cómo quejarse de nuestro personal, de un voluntario o de un servicio, cómo avisar que alguien corre peligro y qué hacemos después.',
    image: 'share-contact',
  },
  linkText: 'Quejas y seguridad',
  title: 'Quejas y seguridad',
  picture: {
    picture: 'detail-phone',
    alt: 'Un teléfono, un cuaderno abierto y una taza de té en un escritorio.',
  },
  intro: [
    '¿Alguien de nuestro personal o un voluntario le trató mal? ¿Le preocupa que alguien esté sufriendo daño? Díganoslo, por favor. También puede avisar a alguien fuera de nuestra organización.',
    'Una queja nunca cambia la ayuda que recibe de nosotros.',
  ],
  sections: [
    {
      id: 'in-danger',
      title: 'Si alguien está en peligro ahora',
      paragraphs: ['Si usted o alguien cerca corre peligro, llame al 911. No nos espere.'],
    },
    {
      id: 'report-harm',
      title: 'Avisar que alguien puede estar sufriendo daño',
      paragraphs: [
        'No necesita pruebas. Estas líneas del estado atienden de día y de noche, y no tiene que dar su nombre. Pida un intérprete si lo necesita.',
      ],
      list: [
        'Un niño: Servicios de Protección de Menores de Virginia (CPS), 1-800-552-7096.',
        'Una persona mayor o un adulto con discapacidad: Servicios de Protección de Adultos de Virginia (APS), 1-888-832-3858.',
      ],
      links: [
        { text: 'Llamar por un niño', href: 'tel:+18005527096' },
        { text: 'Llamar por un adulto', href: 'tel:+18888323858' },
      ],
    },
    {
      id: 'complain',
      title: 'Quejarse de nosotros',
      paragraphs: [
        `Llame al ${phone.text} ${hours.spoken}, o escriba a ${email.text}. Otra persona puede hacerlo por usted. No tiene que dar su nombre, pero entonces no podremos decirle qué encontramos.`,
        'Nos ayuda si nos dice:',
      ],
      list: [
        'qué pasó, cuándo y dónde',
        'quién estaba, si lo sabe',
        'qué le gustaría que hiciéramos',
        'cómo podemos comunicarnos con usted sin ponerle en riesgo',
      ],
    },
    {
      id: 'what-happens-next',
      title: 'Qué pasa después',
      paragraphs: [],
      list: [
        'Respondemos en 24 horas en días hábiles y le decimos quién atiende su queja. Nunca es la persona de quien se queja.',
        'Si alguien puede sufrir daño, esa persona deja de trabajar con los miembros mientras lo investigamos.',
        'En 14 días le decimos qué encontramos y qué vamos a cambiar. Si necesitamos más tiempo, le decimos por qué.',
        'Reportamos al estado cualquier posible abuso o descuido de un niño o de un adulto vulnerable.',
      ],
    },
    {
      id: 'not-satisfied',
      title: 'Si no está de acuerdo con nuestra respuesta',
      paragraphs: [
        'Pida hablar con nuestra junta directiva. Un miembro de la junta que no haya participado lee su queja otra vez y responde en 30 días.',
        'También puede quejarse ante el estado de Virginia, que tiene una oficina que supervisa a las organizaciones benéficas.',
      ],
    },
    {
      id: 'how-we-keep-people-safe',
      title: 'Cómo cuidamos a las personas',
      paragraphs: [],
      list: [
        'A todos los que trabajan con niños o visitan casas se les revisan antes los antecedentes.',
        'Ningún adulto está a solas con un niño en nuestros programas. Siempre hay dos adultos a la vista.',
        'El personal y los voluntarios nunca aceptan dinero ni regalos de los miembros, ni les prestan.',
        'Solo ven su información las personas del equipo que la necesitan.',
      ],
    },
  ],
  contact: {
    title: 'Envíe su queja',
    text: 'Si nos escribe por correo electrónico, no incluya su número de Seguro Social ni datos bancarios.',
    links: [{ text: email.text, href: `${email.href}?subject=Queja` }, phone],
  },
};
