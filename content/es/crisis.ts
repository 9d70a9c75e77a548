// The emergency lines, in Spanish.
import { crisis as english } from '../en/crisis.ts';
import type { Organization } from '../shape.ts';

export const crisis: Organization['crisis'] = {
  emergency: { text: 'Llame al 911', href: english.emergency.href },
  lifeline: {
    call: { text: 'Llame al 988 y oprima 2', href: english.lifeline.call.href },
    text: { text: 'Mande el texto AYUDA al 988', href: english.lifeline.text.href },
    spoken: {
      call: 'llame(?= o mande [^.]*988)',
      text: 'texto AYUDA al 988|la palabra AYUDA al 988|mensaje de texto al 988',
    },
    about:
      'La línea de crisis 988 es gratis y atiende las 24 horas, todos los días. Para hablar en español, llame al 988 y oprima 2. Para escribir en español, mande un mensaje de texto con la palabra AYUDA al 988.',
  },
  helplines: {
    violence: {
      name: 'Violencia doméstica',
      call: { text: '1-800-799-7233', href: english.helplines.violence.call.href },
    },
    poison: {
      name: 'Ayuda por envenenamiento',
      call: { text: '1-800-222-1222', href: english.helplines.poison.call.href },
    },
    runaway: {
      name: 'Jóvenes que se fueron de casa',
      call: { text: '1-800-786-2929', href: english.helplines.runaway.call.href },
    },
  },
  bar: {
    label: 'Ayuda en una crisis',
    danger: '¿En peligro? Llame al 911.',
    lifeline:
      'Línea de crisis, día y noche: llame al 988 y oprima 2, o mande el texto AYUDA al 988',
  },
};
