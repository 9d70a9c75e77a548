// The emergency lines; the same everywhere in the country.
import type { Organization } from '../shape.ts';

export const crisis: Organization['crisis'] = {
  emergency: { text: 'Call 911', href: 'tel:911' },
  lifeline: {
    call: { text: 'Call 988', href: 'tel:988' },
    text: { text: 'Text 988', href: 'sms:988' },
    // Also matches Spanish, because people who must not be overheard text.
    spoken: { call: 'call(?= or text 988)', text: 'text 988|la palabra AYUDA al 988' },
    about: 'The 988 crisis line is free and open 24/7, by call or text, in English and Spanish.',
  },
  helplines: {
    violence: {
      name: 'Domestic violence',
      call: { text: '1-800-799-7233', href: 'tel:+18007997233' },
    },
    poison: {
      name: 'Poison Help',
      call: { text: '1-800-222-1222', href: 'tel:+18002221222' },
    },
    runaway: {
      name: 'Young people who ran away',
      call: { text: '1-800-786-2929', href: 'tel:+18007862929' },
    },
  },
  bar: {
    label: 'Help in a crisis',
    danger: 'In danger? Call 911.',
    lifeline: 'Crisis line: call or text 988 (English · Español), 24/7',
  },
};
