// One short sentence with a link, for visitors who may have meant something else.
import type { Replies } from '#domain/assistant-content';
import { organization } from './organization.ts';

const { address, phone } = organization;

export const pointers: Replies['pointers'] = {
  volunteer: 'Si quiere ser voluntario, vea /volunteer.',
  'chapter-leader': 'Si quiere dirigir un grupo local, vea /chapter-leader.',
  'host-drive': 'Si quiere organizar una colecta o un reparto, vea /host-drive-giveaway.',
  'media-partner': 'Si escribe, filma o publica, puede ser aliado en los medios: /media-partner.',
  'resource-partner':
    'Si ofrece espacio, bienes o servicios, sea nuestro aliado: /resource-partner.',
  'donate-money': 'Si quiere dar dinero, vaya a /donate.',
  'donate-supplies': 'Si tiene cosas para dar, díganos en /get-started?type=donate.',
  programs: 'Todos los programas están en /programs.',
  apply: 'Para pedir ayuda, llene el formulario en /membership-assistance.',
  'for-someone-else': 'También puede llenar /membership-assistance por otra persona.',
  hours: `La oficina abre ${organization.hours.spoken}.`,
  address: `La oficina está en ${address.street}, ${address.city}; vea cómo llegar en /contact.`,
  visit: 'Vea cómo llegar en /contact.',
  phone: `Siempre puede llamarnos: ${phone.text}.`,
  email: 'Para escribirnos, use /contact.',
  contact: `Para hablar con nosotros, llame al ${phone.text} o use /contact.`,
  human: `Para hablar con una persona, llame al ${phone.text}.`,
  leadership: 'Quién dirige qué está en /leadership.',
  founders: 'Quién nos fundó está en /about.',
  founded: 'Nuestra historia está en /about.',
  status: 'Sobre nosotros como organización sin fines de lucro, vea /about.',
  about: 'Más sobre nosotros en /about.',
  'tax-deductible': 'Sobre donaciones e impuestos, vea /donate.',
  impact: 'A dónde van las donaciones está en /donate-funds-supplies.',
  'gift-payment': 'Cómo se dona está en /donate.',
  'response-time': 'Respondemos en 24-48 horas.',
  events: 'Los próximos eventos están en /events.',
  'area-served': 'Dónde trabajamos está en /about.',
  cost: 'Nuestra ayuda es gratis.',
  eligibility: 'No necesita identificación ni papeles para pedir ayuda.',
  languages: 'Hablamos español e inglés.',
  privacy: 'Lo que nos cuenta queda en privado: /privacy.',
  'delete-data': 'Para ver o borrar lo que tenemos de usted, lea /privacy.',
  hiring: 'Sobre trabajo con nosotros, pregunte en /contact.',
};
