import { organisation as facts } from '../en/organisation.ts';
import type { Organisation } from '../shape.ts';

const { name, shortName, status, website, phone, email, address, links, social } = facts;

export const organisation: Organisation = {
  name,
  shortName,
  tagline: 'Vecinos que ayudan a vecinos en Richmond, Virginia',
  summary:
    'Somos vecinos de Richmond, Virginia. Ayudamos a la gente con comida, un hogar seguro, trabajo, escuela, familia y salud, y no le cuesta nada.',
  founded: { date: facts.founded.date, text: '1 de julio de 2025' },
  status,
  ein: '00-0000000 (de muestra)',
  website,
  phone,
  email,
  address,
  hours: {
    text: 'De lunes a viernes, de 8:00 a.m. a 6:00 p.m. (hora del Este)',
    openNow: 'Abierto ahora, hasta las {time}',
    closed: 'Cerrado ahora. Abrimos {day} a las {time}.',
  },
  links,
  social,
  crisis: {
    emergency: { text: 'Llame al 911', href: facts.crisis.emergency.href },
    lifeline: {
      call: { text: 'Llame al 988 y oprima 2', href: facts.crisis.lifeline.call.href },
      text: { text: 'Mande el texto AYUDA al 988', href: facts.crisis.lifeline.text.href },
      spoken: {
        call: 'llame(?= o mande [^.]*988)',
        text: 'texto AYUDA al 988|la palabra AYUDA al 988|mensaje de texto al 988',
      },
      about:
        'La línea de crisis 988 es gratis y atiende las 24 horas, todos los días. Para hablar en español, llame al 988 y oprima 2. Para escribir en español, mande un mensaje de texto con la palabra AYUDA al 988.',
    },
    bar: {
      label: 'Ayuda en una crisis',
      danger: '¿En peligro? Llame al 911.',
      lifeline:
        'Línea de crisis, día y noche: llame al 988 y oprima 2, o mande el texto AYUDA al 988',
    },
  },
  taxLine:
    'Wondrous World Initiative es una organización 501(c)(3) sin fines de lucro. Su donación se puede deducir de impuestos hasta donde la ley lo permite. EIN 00-0000000 (de muestra).',
  sampleProfile: 'Perfil de muestra',
  sampleNote:
    'Este es un sitio de muestra. Las personas, los socios, las direcciones y los números son inventados.',
};
