// "Find a page" searches these titles and descriptions too, so they use words that people type.

import type { Content } from '../content-shape.ts';
import { buildTextPageSeo } from '../text-page-lists.ts';
import { name, office, shortName } from '../tokens.ts';
import { foundedText, hours } from './organization.ts';
import { ownSeo } from './own-seo.ts';
import { pages } from './pages.ts';

export const seo: Content['seo'] = {
  pages: {
    ...ownSeo,
    '/about': {
      title: `Quiénes somos | ${name}`,
      description: `Desde el ${foundedText} en ${office.city}, ${office.stateName}. Lea nuestra misión, nuestros valores y las áreas de ayuda, y conozca a los fundadores.`,
      image: 'share-about',
    },
    '/leadership': {
      title: `Equipo directivo | ${name}`,
      description: `Conozca a las personas que dirigen ${shortName} en ${office.city}, ${office.state}: quiénes son, de qué se encargan y cómo escribirles.`,
      image: 'share-about',
    },
    '/events': {
      title: `Eventos y talleres en ${office.city} | ${shortName}`,
      description: `Repartos de comida, talleres gratis, limpiezas del río y noches para buscar trabajo en ${office.city}, ${office.state}. Vea fechas, horas y lugares, y aparte su lugar.`,
      image: 'share-events',
    },
    '/contact': {
      title: `Contáctenos | ${name}`,
      description: `Llame, escriba o venga a vernos en ${office.city}, ${office.state}, ${hours.spoken}. Respondemos cada mensaje en 24 horas.`,
      image: 'share-contact',
    },
    '/get-involved': {
      title: `Participe: seis maneras de ayudar | ${shortName}`,
      description: `Done, sea voluntario, organice una colecta, cuente una historia, sea aliado o dirija un grupo local en ${office.city}, ${office.state}. Escoja lo que le queda bien.`,
      image: 'share-get-involved',
    },
    '/chapter-leader': {
      title: `Dirija un grupo local | ${name}`,
      description:
        'Lleve nuestros programas a su parte de la ciudad. Qué hace el líder de un grupo local, quién puede, qué pedimos y cómo postularse en 15 minutos.',
      image: 'share-get-involved',
    },
    '/media-partner': {
      title: `Sea aliado en los medios | ${name}`,
      description: `Periodistas, fotógrafos, podcasts y noticieros: ayuden a que la gente sepa de nosotros en ${office.city}, ${office.stateName}.`,
      image: 'share-get-involved',
    },
    '/host-drive-giveaway': {
      title: `Organice una colecta o un reparto | ${shortName}`,
      description:
        'Preste un lugar seguro y unas horas. Llevamos cajas, letreros y un plan para su colecta de comida, ropa, higiene o útiles escolares.',
      image: 'share-get-involved',
    },
    '/resource-partner': {
      title: `Sea aliado con recursos | ${name}`,
      description: `Comparta cosas, salones, conocimientos o contactos con los vecinos de ${office.city}. Cinco maneras de ser aliado, y la hoja que firmamos los dos.`,
      image: 'share-get-involved',
    },
    '/volunteer': {
      title: `Sea voluntario en ${office.city}, ${office.state} | ${shortName}`,
      description:
        'En persona o en línea, una vez o cada semana. Separe comida, dé tutoría, plante árboles o llame. Inscríbase en cuatro minutos, empiece en diez días.',
      image: 'share-get-involved',
    },
    '/donate-funds-supplies': {
      title: `Done dinero o artículos | ${name}`,
      description: `Dinero, ropa, artículos de higiene, útiles escolares, comida y tecnología: qué recibimos, a dónde va y cómo entregarlo en ${office.city}.`,
      image: 'share-donate',
    },
    '/get-started': {
      title: `Empiece aquí: el formulario | ${name}`,
      description:
        'Un formulario, seis maneras de ayudar. Escoja la suya, conteste unas preguntas y le respondemos en 24 a 48 horas.',
      image: 'share-get-involved',
    },
    '/get-assistance': {
      title: `Pedir ayuda en ${office.city}, ${office.state} | ${name}`,
      description:
        'Inscríbase gratis, díganos qué necesita y le respondemos en 24 a 48 horas. ¿En peligro? Llame al 911, o al 988 y oprima 2, o mande el texto AYUDA al 988.',
      image: 'share-get-help',
    },
    '/membership-assistance': {
      title: `Formulario gratis para pedir ayuda | ${shortName}`,
      description:
        'Un formulario corto y privado, en tres pasos. No cuesta nada y solo lo lee nuestro personal. Nos comunicamos con usted en 24 a 48 horas.',
      image: 'share-get-help',
    },
    '/donate': {
      title: `Haga una donación | ${name}`,
      description: `Comprométase a donar $25, $50, $100 o lo que quiera, una vez o cada mes. $5 = 20 comidas en ${office.city}, ${office.state}. Somos una organización 501(c)(3) sin fines de lucro.`,
      image: 'share-donate',
    },
    '/newsletter': {
      title: `Reciba novedades por correo | ${shortName}`,
      description: `Noticias de nuestros programas y eventos en ${office.city}, ${office.stateName}. Usted confirma su dirección y se da de baja cuando quiera.`,
      image: 'share-home',
    },
    ...buildTextPageSeo(pages),
  },
  find: {
    title: `Buscar una página | ${name}`,
    description:
      'Busque una página con una palabra, como comida, renta, tutor o abrigo. En peligro, llame al 911. En una crisis, llame al 988 y oprima 2.',
    image: 'share-home',
  },
  notFound: {
    title: `404: no encontramos la página | ${name}`,
    description: `Esta página no está aquí. Vaya a la página de inicio, busque ayuda en ${office.city}, ${office.state}, o llame a nuestra oficina.`,
    image: 'share-home',
  },
  programNotFound: {
    title: `No encontramos ese programa | ${name}`,
    description: `No hay ningún programa en esta dirección. Vea todos los programas en ${office.city}, ${office.stateName}.`,
    image: 'share-home',
  },
};
