import type { InvolvementRole } from '../../page-shape.ts';
import { office } from '../../tokens.ts';
import { speakerAt } from '../leadership.ts';
import { organization } from '../organization.ts';

export const donateFundsSupplies: InvolvementRole = {
  title: 'Done dinero o artículos',
  slogan: 'Dinero, abrigos, zanahorias, laptops. Todo se aprovecha.',
  intro:
    'Aquí le decimos qué recibimos, a dónde va y cómo entregarlo. Puede traer las cosas, o pasamos por ellas.',
  hero: {
    picture: 'page-donate',
    alt: 'Vecinos que traen comida, libros y ropa abrigada; uno echa una moneda en un frasco con un corazón.',
  },
  about: {
    picture: {
      picture: 'detail-boots',
      alt: 'Dos pares de botas, unas grandes y otras chicas, en un tapete junto a una puerta.',
    },
    title: 'A dónde va su donación',
    paragraphs: [
      'El dinero paga lo que casi nadie dona: pañales talla 5, gasolina para la camioneta, cuotas de exámenes y el recibo de luz de nuestra cocina. Cada dólar da por lo menos 10 comidas.',
      'Las cosas llegan a los miembros, casi todas en menos de una semana. Lo que no podemos usar se lo pasamos a un aliado que sí puede.',
    ],
  },
  day: {
    title: 'Un día en la vida de un abrigo donado',
    steps: [
      {
        time: '9:00 a.m.',
        title: 'Usted lo trae',
        text: 'Lo contamos con usted. Su recibo llega por correo electrónico.',
      },
      {
        time: '10:00 a.m.',
        title: 'Lo revisamos',
        text: 'Limpio, entero y con un cierre que sirva.',
      },
      { time: '1:00 p.m.', title: 'Se cuelga', text: 'Por talla, junto a los demás.' },
      {
        time: '3:00 p.m.',
        title: 'Alguien lo escoge',
        text: 'Un miembro se lo prueba y se lo lleva puesto.',
      },
    ],
  },
  quote: {
    title: 'Lo que le decimos a cada donante',
    text: 'A cada donante le contamos qué se hizo con lo que dio. Si algo no nos sirve, se lo decimos en la puerta.',
    speaker: speakerAt(4),
  },
  types: {
    title: 'Lo que puede dar',
    items: [
      {
        title: 'Dinero',
        text: 'Una vez o cada mes, desde $1, en nuestra página de donaciones.',
      },
      {
        title: 'Ropa',
        text: 'Limpia y en buen estado. Lo que más falta hace: abrigos, zapatos de trabajo y tallas grandes.',
      },
      {
        title: 'Artículos de higiene',
        text: 'Jabón, toallas sanitarias, pañales, rasuradoras y champú, sin abrir.',
      },
      { title: 'Útiles escolares', text: 'Mochilas, cuadernos, bolígrafos y calculadoras.' },
      {
        title: 'Comida',
        text: 'Fresca, congelada o en lata, antes de su fecha de vencimiento. También recibimos cantidades grandes.',
      },
      {
        title: 'Tecnología',
        text: 'Laptops, tabletas y teléfonos de menos de siete años. Nosotros borramos los datos.',
      },
    ],
  },
  responsibilities: {
    title: 'Cómo funciona',
    items: [
      'Mande el formulario y díganos qué tiene y cuánto.',
      'Le llamamos para acordar el día en que lo trae o pasamos por ello.',
      'Usted lo empaca en bolsas o cajas que pueda cargar una persona.',
      'Lo pesamos o lo contamos y le mandamos un recibo por correo electrónico.',
    ],
  },
  qualifications: {
    title: 'Lo que podemos recibir',
    items: [
      'Lo que le daría a un amigo: limpio, entero y que funcione.',
      'Comida bien guardada y antes de su fecha de vencimiento.',
      `Si son cuatro bolsas o más, las recogemos dentro del área de ${office.city}.`,
      `Puede traerlo a nuestra oficina ${organization.hours.spoken}.`,
    ],
  },
  compliance: {
    title: 'Lo que conviene saber',
    items: [
      'Somos una organización 501(c)(3) sin fines de lucro. Su donación se puede deducir de impuestos hasta donde la ley lo permite.',
      'Usted pone el valor de las cosas en su declaración de impuestos. Nuestro recibo dice qué dio.',
      'Nunca vendemos lo que nos donan.',
      'Nunca vendemos ni prestamos su nombre o su dirección.',
    ],
  },
  callToAction: {
    title: '¿Tiene cosas para dar?',
    text: 'El formulario se llena en unos tres minutos. Para dar dinero, use la página de donaciones.',
    button: { text: 'Díganos qué tiene', href: '/get-started?type=donate' },
    formType: 'donate',
    other: { text: 'Prometer una donación', href: '/donate' },
    next: 'Leemos su formulario y le llamamos o le escribimos en 24 a 48 horas. Respondemos en días hábiles.',
  },
  back: { text: 'Volver a todas las maneras de ayudar', href: '/get-involved' },
};
