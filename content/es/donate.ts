import type { Donate } from '../form-shape.ts';
import { organization } from './organization.ts';

export const donate: Donate = {
  title: 'Haga una donación',
  intro:
    'Díganos cuánto quiere dar. Aquí se compromete a donar. Después paga en nuestra página de donaciones, que está en otro sitio.',
  hero: { picture: 'detail-jar', alt: 'Un frasco con monedas y un corazón, y un sobre.' },
  formTitle: 'Comprométase a donar',
  labels: {
    type: '¿Cada cuánto?',
    presets: 'Escoja una cantidad',
    popular: 'Popular',
    amount: 'Cantidad en dólares',
  },
  impact: {
    title: 'Lo que hace su donación',
    line: organization.giftDoes[1] ?? '',
  },
  pledge: {
    title: 'Aquí no se cobra nada',
    paragraphs: [
      'Este formulario guarda su compromiso: la cantidad, su nombre y su correo electrónico. En este sitio nunca pedimos un número de tarjeta.',
      'Cuando lo manda, le llevamos a nuestra página de donaciones. Usted paga allí, y el recibo le llega por correo electrónico.',
    ],
  },
  status: {
    title: 'Organización 501(c)(3) sin fines de lucro',
    text: organization.taxLine,
  },
  learn: { text: 'Qué se hace con mi donación', href: '/donate-funds-supplies' },
  leave: {
    title: 'Termine su donación: alguien la espera',
    text: 'Con su donación acompañamos a la gente desde los días difíciles hasta los días buenos.',
    stay: 'Quiero donar',
    leave: 'Hoy no',
  },
  success: {
    title: 'Todavía no se le ha cobrado nada',
    text: 'Gracias de todo corazón. Guardamos su compromiso de donar.',
    next: [
      'Ahora: termine su donación en nuestra página de donaciones. Se abre en otra pestaña.',
      'En cuanto pague: esa página le manda el recibo por correo electrónico.',
      '¿Cambió de idea? Simplemente no pague. El compromiso no le cuesta nada.',
    ],
    again: 'Hacer otra promesa',
    links: [{ text: 'Ver a dónde va su donación', href: '/donate-funds-supplies' }],
    handOver: 'Falta un paso: pagar en la página de donaciones',
    hosted: { text: 'Ir a la página de donaciones', href: organization.links.donate },
  },
  supplies: {
    title: '¿Prefiere dar cosas?',
    text: 'Abrigos, comida, jabón, útiles escolares y laptops nos sirven igual. Si son cuatro bolsas o más, las recogemos.',
    link: { text: 'Donar artículos', href: '/get-started?type=donate' },
  },
};
