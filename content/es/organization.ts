import { organization as english } from '../en/organization.ts';
import type { Organization } from '../shape.ts';
import { ein, hoursTexts, name, office, phone, status } from '../tokens.ts';
import { crisis } from './crisis.ts';

// A separate module for pages that need only these facts.
export const hours: Organization['hours'] = {
  text: hoursTexts.text,
  spoken: hoursTexts.spoken,
  days: hoursTexts.days,
  openNow: 'Abierto ahora, hasta las {time}',
  // The time ends in a period of its own ("8:00 a.m.").
  closed: 'Cerrado ahora. Abrimos {day} a las {time}',
  holidays: hoursTexts.holidays,
};
export const foundedText = '1 de julio de 2025';
/** Shown under "Thank you for your donation!" */
export const giftThanks = 'Su generosidad ayuda a crear un mundo maravilloso y completo.';

export const organization: Organization = {
  ...english,
  tagline: `Vecinos que ayudan a vecinos en ${office.city}, ${office.stateName}`,
  summary: `Somos vecinos de ${office.city}, ${office.stateName}. Ayudamos a la gente con comida, un hogar seguro, trabajo, escuela, familia y salud, y no le cuesta nada.`,
  founded: { date: english.founded.date, text: foundedText },
  ein: `${ein} (de muestra)`,
  hours,
  crisis,
  taxLine: `${name} es una organización ${status} sin fines de lucro. Su donación se puede deducir de impuestos hasta donde la ley lo permite. EIN ${ein} (de muestra).`,
  speaks: 'español e inglés',
  visit: [
    'A cinco minutos a pie de la parada del Pulse más cercana.',
    'La puerta de la izquierda tiene rampa. Toque el timbre de abajo y salimos.',
  ],
  giftDoes: [
    'Cada $1 que usted dona equivale a $30 de comida.',
    '$5 = 20 comidas.',
    'Cada dólar da por lo menos 10 comidas.',
  ],
  giftThanks,
  inOtherLanguage: {
    lang: 'es',
    title: 'Le atendemos en español',
    text: `Llámenos al ${phone.text} y le ayudamos en español. Es gratis y privado. En una emergencia, llame al 911. En una crisis, llame al 988 y oprima 2, o mande un mensaje de texto con la palabra AYUDA al 988.`,
  },
  sampleProfile: 'Perfil de muestra',
  sampleNote:
    'Este es un sitio de muestra. Las personas, los aliados, las direcciones y los números son inventados.',
};
