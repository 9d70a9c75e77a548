import type { ProgramDetail } from '../../page-shape.ts';

export const evergreenStudent: ProgramDetail = {
  paragraphs: [
    'Nuestro alumno más chico tiene cuatro años y cuenta botones. Nuestra alumna mayor tiene 71 y acaba de pasar su examen de matemáticas. Un pino está verde todo el año, y nosotros también: en verano hay clases.',
    'Venga al salón de estudio de la biblioteca Northside Public Library o conéctese por teléfono. En 20 minutos un tutor ve lo que usted ya sabe, sin poner calificación, y empieza desde ahí.',
  ],
  services: [
    {
      title: 'Ayuda con la tarea',
      text: 'De lunes a jueves, de 3:30 a 6:00 p.m., con algo de comer. Llegue sin cita.',
    },
    {
      title: 'Amigos de lectura',
      text: 'Un niño de primero a tercer grado le lee en voz alta a un adulto, dos veces por semana.',
    },
    {
      title: 'Clase de GED',
      text: 'Dos noches por semana, en grupo pequeño y con libros incluidos. Nosotros pagamos el examen.',
    },
    {
      title: 'Práctica de inglés',
      text: 'Hable de la renta, los doctores y la escuela en inglés sencillo, con un té. Todos los niveles.',
    },
    {
      title: 'Solicitudes para la universidad o la escuela de oficios',
      text: 'Llenamos con usted la solicitud de ayuda y buscamos dinero que no se devuelve.',
    },
    {
      title: 'Mochilas y útiles',
      text: 'Mochilas llenas en agosto y más útiles en enero, según el grado.',
    },
    {
      title: 'Clases de verano',
      text: 'Seis semanas de libros, barcos en el canal y ciencia que se come.',
    },
  ],
  director: {
    name: 'Margaret Doyle',
    title: 'Directora de Evergreen Student',
    bio: [
      'Margaret fue maestra de cuarto grado en Southside por 34 años. Ella misma volvió a la universidad a los 52 y todavía guarda el boleto de autobús de su primer día.',
      'Se asegura de que cada alumno tenga un tutor a más tardar una semana después de pedirlo.',
    ],
    picture: {
      picture: 'director-2',
      alt: 'Retrato dibujado de Margaret Doyle: una mujer blanca mayor con el pelo plateado en un moño, lentes delgados y un suéter verde.',
    },
    sample: true,
  },
};
