import type { ProgramDetail } from '../../page-shape.ts';

export const nurtureNature: ProgramDetail = {
  paragraphs: [
    'En julio, en unas cuadras de Richmond hace diez grados más de calor que en otras, porque no tienen árboles. Ahí plantamos primero.',
    'El segundo sábado de cada mes nos vemos en el río con guantes y bolsas. En una de esas mañanas sacamos 61 llantas del lodo cerca de Belle Isle. Los niños encontraron una garza, y nadie se quería ir.',
  ],
  services: [
    {
      title: 'Árboles para su calle',
      text: 'Pida un árbol para su cuadra. Lo llevamos, lo plantamos con usted y lo regamos por un año.',
    },
    {
      title: 'Limpieza del río',
      text: 'Los guantes, las bolsas y el bocadillo van por nuestra cuenta. Segundo sábado, de 9:00 a.m. a mediodía.',
    },
    {
      title: 'Un espacio en el huerto',
      text: 'Su propio espacio de cuatro por ocho pies, con herramientas, agua y vecinos que dan buenos consejos.',
    },
    {
      title: 'Composta',
      text: 'Traiga cáscaras y restos de café. En primavera llévese tierra negra.',
    },
    {
      title: 'Caminatas de aves e insectos',
      text: 'Caminatas sin prisa en Pony Pasture, para todas las edades. Prestamos binoculares.',
    },
    {
      title: 'Línea de ayuda para animales silvestres',
      text: '¿Encontró un pájaro herido o un venadito perdido? Le decimos qué hacer y a quién llamar.',
    },
    {
      title: 'Para refrescar su porche',
      text: 'Tela para sombra, un ventilador y un barril para la lluvia, para casas con mucho calor.',
    },
  ],
};
