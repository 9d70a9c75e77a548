import type { Home } from '../page-shape.ts';
import { organization } from './organization.ts';

const donateNow = {
  text: 'DONAR AHORA',
  link: organization.links.donate,
  icon: 'external-link',
} as const;

export const home: Home = {
  hero: {
    label: 'En qué estamos trabajando',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    pause: 'Pausar las imágenes',
    play: 'Reanudar las imágenes',
    position: '{position} de {total}',
    slides: [
      {
        id: 1,
        image: {
          picture: 'hero-food',
          alt: 'Cuatro vecinos sonrientes empacan manzanas, verduras, zanahorias, pan y leche en un puesto de mercado. Detrás se ven casas en hilera y un puente de arcos sobre el río James.',
        },
        headline: 'ALTO AL HAMBRE:',
        highlightText: 'COMIDA PARA TODOS',
        subheadline: '',
        description:
          'Programa Five Group Foods. Cada $1 donado equivale a $30 de comida, de las granjas de Hanover a las mesas de Highland Park.',
        primaryButton: donateNow,
        secondaryButton: { text: 'PIDA AYUDA HOY', link: '/get-assistance', icon: 'hand-helping' },
      },
      {
        id: 2,
        image: {
          picture: 'hero-coats',
          alt: 'Cuatro vecinos, entre ellos un niño, ponen gorros, bufandas y suéteres en cajas bajo una fila de abrigos colgados, frente a una biblioteca.',
        },
        headline: '¿TIENE UN ABRIGO',
        highlightText: 'PARA DONAR?',
        subheadline: '',
        description:
          'Repartimos abrigos. Pídanos que pasemos por los suyos o déjelos en la Northside Public Library. Esta semana alguien los llevará puestos.',
        primaryButton: donateNow,
        secondaryButton: { text: 'MÁS INFORMACIÓN', link: '/programs/home-at-heart', icon: 'info' },
      },
      {
        id: 3,
        image: {
          picture: 'hero-work',
          alt: 'Cuatro personas planean un trabajo en una mesa larga con una caja de herramientas, un casco, un plano y una laptop. Dos de ellas chocan los puños.',
        },
        headline: 'QUERER ES PODER:',
        highlightText: 'TRABAJAMOS PARA GANAR',
        subheadline: '',
        description:
          'Aprenda un oficio, encuentre trabajo o empiece su negocio. Usted trae las ganas. Nosotros, el asesor, la clase y la primera llamada.',
        primaryButton: donateNow,
        secondaryButton: {
          text: 'VEA EL PROGRAMA',
          link: '/programs/will-work-win',
          icon: 'briefcase',
        },
      },
    ],
  },
  programs: {
    title: 'NUESTROS PROGRAMAS',
    intro: 'Nueve programas, una sola puerta. Escoja el que más le sirva esta semana.',
    learnMore: 'Más información',
    label: 'Nuestros programas',
    previous: 'Programas anteriores',
    next: 'Más programas',
    position: '{position} de {total}',
  },
  serviceAreas: {
    title: '12 áreas de ayuda',
    label: 'Áreas de ayuda',
    pause: 'Pausar las áreas de ayuda',
    play: 'Reanudar las áreas de ayuda',
  },
  banner: [
    {
      title: 'DONAR',
      text: 'Comprométase a donar la cantidad que quiera, desde $1. Se hace en dos minutos.',
      href: '/donate',
      icon: 'gift',
    },
    {
      title: 'PARTICIPAR',
      text: 'Seis maneras de ayudar: desde un sábado hasta dirigir un grupo local.',
      href: '/get-involved',
      icon: 'users',
    },
  ],
  promo: {
    title: '8 programas, un formulario corto',
    text: '¿No sabe cuál de nuestros 8 programas le sirve? Cuéntenos qué pasa en su casa. Nosotros encontramos el programa y le llamamos en 24 a 48 horas. Llamamos en días hábiles.',
    button: { text: 'Empezar el formulario', href: '/membership-assistance' },
  },
  path: {
    title: 'Qué pasa cuando pide ayuda',
    steps: [
      {
        title: 'Usted pide ayuda',
        text: 'Llene el formulario corto, llámenos o venga a la oficina. No necesita identificación.',
      },
      {
        title: 'Le llamamos',
        text: 'Una persona le llama en 24 a 48 horas, en días hábiles, y le escucha.',
      },
      {
        title: 'Le acompañamos',
        text: 'La misma persona hace un plan con usted y le acompaña hasta que usted diga que ya está.',
      },
    ],
  },
  partners: {
    title: 'Vecinos con los que trabajamos',
    note: 'Estos aliados son inventados para este sitio de muestra.',
    label: 'Aliados',
    pause: 'Pausar los logotipos de los aliados',
    play: 'Reanudar los logotipos de los aliados',
  },
  whoWeAre: {
    title: 'Quiénes somos',
    paragraphs: [
      'Abrimos nuestras puertas en Richmond el 1 de julio de 2025. Tal vez una mamá de Church Hill necesita que alguien la lleve a una entrevista de trabajo. Tal vez un soldador jubilado de Manchester necesita comida. Cada quien encuentra aquí a una persona que se aprende su nombre y no se va.',
      'No nos limitamos a dar una caja de comida. Preguntamos qué sigue, y caminamos con usted.',
    ],
    about: { text: 'Conózcanos mejor', href: '/about' },
    contact: { text: 'Hablemos de trabajar juntos', href: '/contact' },
  },
  needsAssessment: {
    title: '¿Qué hace más falta en su cuadra?',
    text: 'Conteste nuestra encuesta pública de necesidades, la Public Needs Assessment. Son diez preguntas, se contesta en cinco minutos y no pide su nombre. Leemos cada respuesta antes de planear la próxima temporada.',
    button: { text: 'Contestar la encuesta', href: organization.links.needsAssessment },
  },
  events: {
    title: 'Próximos eventos',
    viewAll: { text: 'Ver todos los eventos', href: '/events' },
  },
};
