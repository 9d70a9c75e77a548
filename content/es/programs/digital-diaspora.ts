import type { ProgramDetail } from '../../page-shape.ts';

export const digitalDiaspora: ProgramDetail = {
  paragraphs: [
    'El trabajo, la escuela, el doctor y los primos que viven lejos: hoy todo está en internet. Queremos que usted también esté, a su paso, con un maestro que no le quita el ratón de la mano.',
    'Las clases son en español y en inglés. Empezamos con familias que viven lejos de donde nacieron y quieren ver una cara, no solo oír una voz. Ahora el salón está abierto a todos.',
  ],
  services: [
    {
      title: 'Primeros pasos',
      text: 'Prenda la computadora, mande un correo, entre a una videollamada. Cuatro mañanas, seis personas, un maestro.',
    },
    {
      title: 'Una laptop para usted',
      text: 'Termine cuatro clases y llévese a casa una laptop que limpiamos y dejamos lista.',
    },
    {
      title: 'Internet en su casa',
      text: 'Buscamos el mejor precio para su dirección y llamamos con usted a la compañía.',
    },
    {
      title: 'Protección contra estafas',
      text: 'Aprenda a reconocer un mensaje falso, a proteger sus cuentas y qué hacer si ya hizo clic.',
    },
    {
      title: 'Club de programación',
      text: 'Desde los 10 años: haga un juego o una página web y muéstrelo en la pantalla grande.',
    },
    {
      title: 'Inteligencia artificial para la vida diaria',
      text: 'Úsela para escribir una carta o estudiar para un examen, y aprenda a notar cuándo se equivoca.',
    },
    {
      title: 'Ayuda con el teléfono y los formularios',
      text: 'Traiga su teléfono. Hoy mismo llenamos con usted ese formulario en línea.',
    },
  ],
};
