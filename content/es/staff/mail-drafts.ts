import type { MailDrafts } from '../../vocabulary-shape.ts';
import { hours } from '../organization.ts';

export const mailDrafts: MailDrafts = {
  submission: {
    subject: 'Re: Su formulario: {type}',
    body: [
      'Hola, {name}:',
      '',
      'Gracias por su formulario de {type} y por querer ayudar. Ya lo leímos y nos gustaría hablar con usted sobre el siguiente paso.',
      '',
      '¿A qué hora le queda bien que nos comuniquemos?',
      '',
      'Saludos cordiales,',
      '{organization}',
    ],
  },
  message: {
    subject: 'Re: {subject}',
    body: [
      'Hola, {name}:',
      '',
      'Gracias por su mensaje.',
      '',
      '',
      'Saludos cordiales,',
      '{organization}',
      '',
      'Usted escribió:',
      '{message}',
    ],
  },
  replies: {
    touch: [
      'Hola, {name}:',
      '',
      'Gracias por escribirnos. Ya leímos lo que nos envió, y alguien de nuestro equipo se comunicará pronto con usted.',
    ],
    hours: [
      'Hola, {name}:',
      '',
      `Gracias por su pregunta. Abrimos ${hours.spoken}. En ese horario puede venir o llamarnos.`,
    ],
    more: [
      'Hola, {name}:',
      '',
      'Gracias por escribirnos. Para poder ayudarle, cuéntenos un poco más: ¿qué necesita primero, y cómo y cuándo podemos comunicarnos con usted de forma segura?',
    ],
  },
};
