import type { ProgramDetail } from '../../page-shape.ts';

export const inHisHands: ProgramDetail = {
  paragraphs: [
    'Cuando las manos hacen algo, uno se siente mejor. Por eso tenemos un cuarto con pintura, barro, un teclado y un rincón para grabar una canción. No hay que saber nada para empezar.',
    'Abrimos este cuarto como personas de fe, y cada día hay una hora de calma para orar. Nadie tiene que rezar para pintar. Venga tal como es.',
  ],
  services: [
    {
      title: 'Estudio abierto',
      text: 'Pintura, barro y papel, miércoles y sábados. Llévese a casa lo que haga.',
    },
    {
      title: 'Rincón de canciones',
      text: 'Grabe su canción o su historia con un voluntario y llévese el archivo.',
    },
    {
      title: 'Coro del barrio',
      text: 'Sin prueba de voz. Cantamos góspel, soul y canciones viejas de las montañas de Shenandoah.',
    },
    {
      title: 'Equipo de murales',
      text: 'Planee y pinte una pared con la gente que vive al lado. El último está en Jackson Ward.',
    },
    {
      title: 'Hora de calma',
      text: 'De lunes a viernes al mediodía: un cuarto tranquilo para orar, guardar silencio o dormitar en un sillón.',
    },
    {
      title: 'Pláticas del alma y de la vida',
      text: 'Las grandes preguntas con un café y gente de muchas creencias, un domingo sí y otro no.',
    },
    {
      title: 'Taller para hacer y arreglar',
      text: 'Aprenda a coser, a soldar o a imprimir en 3D. Arregle lo que se rompió y lléveselo.',
    },
  ],
};
