import type { ProgramDetail } from '../../page-shape.ts';

export const blendedRoots: ProgramDetail = {
  paragraphs: [
    'Una familia puede ser dos papás o dos mamás, una abuela con tres nietos, una madrastra que apenas empieza, o un joven en crianza temporal que ya se mudó dos veces este año. Si se cuidan unos a otros, aquí son familia.',
    'Planeamos cada actividad para que puedan venir niños de todas las capacidades: un cuarto tranquilo, horarios con dibujos, rampas y ayudantes que saben el nombre de su hijo.',
  ],
  services: [
    {
      title: 'La mesa de los padres',
      text: 'Los padres comen, platican y comparten lo que les funciona. Cuidamos a los niños en el cuarto de al lado.',
    },
    {
      title: 'Pláticas para parejas y padres separados',
      text: 'Tres pláticas con guía para ponerse de acuerdo sobre reglas, dinero y fines de semana, sin pelear.',
    },
    {
      title: 'Grupo de abuelos que crían nietos',
      text: 'Para quien cría a un nieto: papeles de la escuela, formularios de custodia y unas buenas risas.',
    },
    {
      title: 'Club de los sábados',
      text: 'Niños de 8 a 13 años construyen, cocinan y juegan pelota en Byrd Park con dos adultos de confianza.',
    },
    {
      title: 'Mentores para jóvenes',
      text: 'Un adulto, un joven, una hora cada semana, todo el año escolar.',
    },
    {
      title: 'Juegos para todas las capacidades',
      text: 'Luz suave, poco ruido y juguetes para manos pequeñas o con poco movimiento. Los hermanos también son bienvenidos.',
    },
    {
      title: 'Compañía en la junta escolar',
      text: 'Vamos con usted a la junta sobre la ayuda especial y anotamos lo que le prometen.',
    },
    {
      title: 'Un descanso para quien cuida',
      text: 'Dos horas libres un domingo, mientras un ayudante capacitado se queda con su hijo o con su mamá o papá.',
    },
  ],
  director: {
    name: 'Kenji Sato',
    title: 'Director de Blended Roots',
    bio: [
      'Kenji es papá, es padrastro y creció en crianza temporal. Trabajó diez años con jóvenes con necesidades especiales en las escuelas de Henrico.',
      'Los sábados lo encuentra en Byrd Park con un silbato, un botiquín y demasiadas golosinas.',
    ],
    picture: {
      picture: 'director-4',
      alt: 'Retrato dibujado de Kenji Sato: un hombre de origen asiático con el pelo corto y oscuro y una camisa verde azulada.',
    },
    sample: true,
  },
};
