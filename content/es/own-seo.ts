import { programs } from '../organization.ts';
import type { OwnSeo } from '../seo-shape.ts';
import { name, office, shortName } from '../tokens.ts';

export const ownSeo: OwnSeo = {
  '/': {
    title: `${name} | Ayuda en ${office.city}, ${office.state}`,
    description: `Ayuda con comida, vivienda, trabajo, escuela, familia y salud en ${office.city}, ${office.stateName}. Gratis para los miembros. Pida ayuda, done o eche una mano.`,
    image: 'share-home',
  },
  '/programs': {
    title: `${programs.length} programas | ${name}`,
    description: `Programas gratis en ${office.city}, ${office.state}: casa, trabajo, comida, salud, familia, escuela, arte, naturaleza y tecnología. Encuentre el suyo.`,
    image: 'share-home',
  },
  '/programs/home-at-heart': {
    title: `Home at Heart: vivienda y ropa | ${shortName}`,
    description: `¿Problemas con la renta, sin cama esta noche o con frío en casa? Ayudamos con albergue, cosas para el hogar, abrigos e higiene en ${office.city}.`,
    image: 'share-housing',
  },
  '/programs/will-work-win': {
    title: `Will Work Win: trabajo y oficios | ${shortName}`,
    description: `Su currículum en una hora, clases de oficios, empleos y ayuda para su propio negocio. Ayuda gratis para el trabajo en ${office.city}, ${office.stateName}.`,
    image: 'share-work',
  },
  '/programs/five-group-foods': {
    title: `Five Group Foods: cajas de comida | ${shortName}`,
    description: `Cajas de comida cada semana, platos calientes y entrega a domicilio en ${office.city}, ${office.state}. Vea cómo funciona.`,
    image: 'share-food',
  },
  '/programs/maybe-more': {
    title: `M.A.Y.B.E. More: salud y crisis | ${shortName}`,
    description: `Alguien que escucha, un consejero, grupos de recuperación y duelo en ${office.city}. ¿En peligro? Llame al 911, o al 988 y oprima 2, o mande el texto AYUDA al 988.`,
    image: 'share-wellness',
  },
  '/programs/blended-roots': {
    title: `Blended Roots: familia y jóvenes | ${shortName}`,
    description: `Para padres, abuelos, padrastros y hogares de crianza temporal. Mentores, mesa de padres y juegos para todas las capacidades en ${office.city}, ${office.state}.`,
    image: 'share-family',
  },
  '/programs/evergreen-student': {
    title: `Evergreen Student: tutores y GED | ${shortName}`,
    description: `Ayuda con la tarea, lectura, GED y clases de inglés, de los 4 a los 71 años y más, en ${office.city}, ${office.stateName}. Gratis, en persona o por teléfono.`,
    image: 'share-school',
  },
  '/programs/in-his-hands': {
    title: `In His Hands: arte y espíritu | ${shortName}`,
    description: `Estudio abierto, coro, murales, rincón de canciones y una hora de calma al mediodía en ${office.city}, ${office.state}. Venga con su fe, o sin ninguna.`,
    image: 'share-arts',
  },
  '/programs/nurture-nature': {
    title: `Nurture Nature: río y huertos | ${shortName}`,
    description: `Árboles en las calles, huertos, composta y limpieza del río James en ${office.city}, ${office.stateName}. Segundo sábado de cada mes. Nosotros ponemos los guantes.`,
    image: 'share-nature',
  },
  '/programs/digital-diaspora': {
    title: `Digital Diaspora: computadoras | ${shortName}`,
    description:
      'Primeras clases de computadora, una laptop para usted, cuidado con las estafas, programación e inteligencia artificial. Gratis y en español.',
    image: 'share-computers',
  },
};
