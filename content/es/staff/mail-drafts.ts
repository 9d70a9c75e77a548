import type { MailDrafts } from '../../vocabulary-shape.ts';

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
      '{organisation}',
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
      '{organisation}',
      '',
      'Usted escribió:',
      '{message}',
    ],
  },
};
