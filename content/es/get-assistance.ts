import type { GetAssistance } from '../page-shape.ts';
import { organization } from './organization.ts';

const { email, hours, inOtherLanguage, phone } = organization;

export const getAssistance: GetAssistance = {
  title: 'Pedir ayuda',
  intro:
    'No tiene que explicar por qué necesita ayuda. Si algo en su casa, en el trabajo o en su vida pesa demasiado en este momento, empiece aquí. Es gratis.',
  hero: {
    picture: 'page-get-help',
    alt: 'Una madre y su hijo sentados a una mesa con una persona del equipo que escucha y toma notas.',
  },
  stepsTitle: 'Tres pasos',
  steps: [
    {
      title: 'Inscríbase gratis',
      text: 'Llene un formulario corto, en unos cinco minutos. Sin identificación, sin costo, sin papeles.',
    },
    {
      title: 'Díganos qué necesita',
      text: 'Comida, renta, trabajo, un lugar seguro, alguien con quien hablar. Escoja una cosa. De lo demás hablamos después.',
    },
    {
      title: 'Le respondemos en 24 a 48 horas',
      text: 'Una persona de nuestro equipo se comunica con usted como lo pidió, en días hábiles, y hacen juntos un plan.',
    },
  ],
  apply: { text: 'Pedir ayuda ahora', href: '/membership-assistance' },
  applyNote: 'Gratis. Privado. Tres pasos cortos.',
  expect: {
    title: 'Con esto puede contar',
    items: [
      'Usted cuenta su historia una vez. La misma persona sigue con usted.',
      'No preguntamos dónde nació ni si tiene papeles.',
      'Por teléfono no tiene que contestar todo. Le ayudamos de todos modos.',
      'Si no podemos ayudar con algo, buscamos quién puede y llamamos con usted.',
    ],
  },
  crisis: {
    title: '¿Está en peligro ahora mismo?',
    text: 'Este formulario no es para emergencias. Por favor use primero una de estas líneas. Nosotros seguimos aquí.',
    emergency: 'Si usted o alguien cerca de usted puede salir lastimado, llame al 911.',
    lifeline:
      '¿Ya no puede más, o piensa en quitarse la vida? Llame al 988 y oprima 2 para hablar en español. También puede mandar un mensaje de texto con la palabra AYUDA al 988. Es gratis y atiende las 24 horas, todos los días.',
  },
  otherWays: {
    title: '¿Prefiere hablar?',
    text: `Llámenos ${hours.spoken}. Nosotros llenamos el formulario por usted.`,
    links: [phone, email, { text: 'Venga a nuestra oficina', href: '/contact' }],
  },
  inOtherLanguage,
  backHome: { text: 'Volver a la página de inicio', href: '/' },
};
