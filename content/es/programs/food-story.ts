import type { ProgramStory } from '../../page-shape.ts';
import { organization } from '../organization.ts';

export const foodStory: ProgramStory = {
  donate: { text: 'Donar a Five Group Foods', href: organization.links.donate },
  impact: 'Cada dólar da por lo menos 10 comidas.',
  process: {
    title: 'Del campo a la mesa en tres pasos',
    intro:
      'Una caja de pimientos que nos llega a las 8:00 a.m. es la cena en Gilpin a las 6:00 p.m.',
    steps: [
      {
        title: 'Recoger',
        text: 'Recogemos comida fresca en las granjas de Hanover, en las bodegas de las tiendas y en las panaderías cuando cierran. Es comida buena que nadie compró.',
        picture: {
          picture: 'wide-garden',
          alt: 'Un jardín con dos camas de cultivo, girasoles, una regadera y un granero.',
        },
      },
      {
        title: 'Preparar',
        text: 'Los voluntarios la separan, la lavan, la cocinan y la empacan en nuestra cocina. Cada caja lleva fruta, verdura, granos, proteína y lácteos.',
        picture: {
          picture: 'wide-kitchen',
          alt: 'Una cocina comunitaria con ollas humeantes, estantes, verduras, pan y leche.',
        },
      },
      {
        title: 'Repartir',
        text: 'Ponemos mesas, tocamos puertas y servimos platos calientes, seis días a la semana. Usted nunca paga, y escoge lo que se lleva.',
        picture: {
          picture: 'wide-street',
          alt: 'Una calle de casas en hilera con puertas de cuatro colores, escalones, macetas y dos árboles.',
        },
      },
    ],
  },
  carousel: {
    title: 'Un día con Five Group Foods',
    label: 'Imágenes de un día con Five Group Foods',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    position: '{position} de {total}',
    slides: [
      {
        image: {
          picture: 'food-1',
          alt: 'Un granjero con sombrero le entrega una caja de elotes a una voluntaria. Detrás hay un granero rojo y surcos verdes.',
        },
        step: 'Recoger',
        caption:
          '7:00 a.m., una granja en Hanover. Doce cajas de elotes que nadie iba a comprar por chuecos.',
      },
      {
        image: {
          picture: 'food-2',
          alt: 'Un empleado de la tienda y una voluntaria llenan cajas con pan, leche, bananas y manzanas entre los estantes.',
        },
        step: 'Recoger',
        caption: 'Rescate de comida en una tienda de Broad Street. El pan lo hornearon anoche.',
      },
      {
        image: {
          picture: 'food-3',
          alt: 'Dos voluntarios cargan cajas de manzanas y zanahorias hacia la parte de atrás de una camioneta abierta.',
        },
        step: 'Recoger',
        caption: 'En la camioneta caben 90 cajas. A las diez ya está llena.',
      },
      {
        image: {
          picture: 'food-4',
          alt: 'Tres voluntarios separan manzanas, pimientos y zanahorias en cajas sobre una mesa larga.',
        },
        step: 'Preparar',
        caption: 'Día de separar. Lo que usted no le serviría a su mamá se va a la composta.',
      },
      {
        image: {
          picture: 'food-5',
          alt: 'Dos voluntarios lavan verduras y tomates en un fregadero grande de cocina.',
        },
        step: 'Preparar',
        caption: 'Dos lavadas y a escurrir. Las verduras de hoja piden paciencia.',
      },
      {
        image: {
          picture: 'food-6',
          alt: 'Una persona pica zanahorias y cebollas, otra levanta una olla grande que echa vapor.',
        },
        step: 'Preparar',
        caption:
          'Sopa de cacahuate (maní), un plato antiguo de Virginia. Ochenta platos en una olla.',
      },
      {
        image: {
          picture: 'food-7',
          alt: 'Tres voluntarios empacan leche, pan, verduras y latas en cajas marcadas con un corazón.',
        },
        step: 'Preparar',
        caption: 'Una caja, cinco grupos de alimentos y dos recetas encima.',
      },
      {
        image: {
          picture: 'food-8',
          alt: 'Unos voluntarios le dan una bolsa de comida a un hombre en una mesa frente a una biblioteca.',
        },
        step: 'Repartir',
        caption:
          'Mesa en la biblioteca Northside Public Library, martes al mediodía. Traiga una bolsa y escoja.',
      },
      {
        image: {
          picture: 'food-9',
          alt: 'Una voluntaria le entrega una bolsa de comida a una señora mayor en la puerta roja de una casa de ladrillo.',
        },
        step: 'Repartir',
        caption: 'Entrega a domicilio en Church Hill. Se la llevamos, para que usted no cargue.',
      },
      {
        image: {
          picture: 'food-10',
          alt: 'Cuatro vecinos de todas las edades comparten sopa y pan en una mesa bajo una hilera de luces.',
        },
        step: 'Repartir',
        caption: 'La cena de los jueves. Nadie come solo, a menos que quiera.',
      },
    ],
  },
  involvement: {
    title: 'Cómo participar',
    ways: [
      {
        title: 'Haga una donación',
        text: 'Dé en nuestra página de donaciones, una vez o cada mes.',
        link: { text: 'Donar ahora', href: organization.links.donate },
      },
      {
        title: 'Sea voluntario',
        text: 'Separe, cocine o maneje por dos horas. Le enseñamos ahí mismo.',
        link: { text: 'Ver maneras de ayudar', href: '/get-involved' },
      },
      {
        title: 'Dé comida',
        text: '¿Le sobra comida en su granja, tienda o cocina? Pasamos por ella en menos de un día.',
        link: { text: 'Díganos qué tiene', href: '/contact' },
      },
      {
        title: 'Sea aliado',
        text: 'Préstenos un salón, un congelador o un camión, o ponga una mesa en su calle.',
        link: { text: 'Hable con nosotros', href: '/contact' },
      },
    ],
  },
};
