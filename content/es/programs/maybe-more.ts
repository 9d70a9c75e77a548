import type { ProgramDetail } from '../../page-shape.ts';

export const maybeMore: ProgramDetail = {
  paragraphs: [
    'No necesita encontrar las palabras. Llame, escriba o venga y diga «no estoy bien». Primero escuchamos. Después buscamos juntos a la persona indicada: un consejero, una clínica, un grupo, o los tres.',
    'No somos un hospital y no damos consejos médicos. Si usted o alguien cerca de usted está en peligro ahora mismo, llame al 911. A cualquier hora puede llamar al 988 y oprimir 2 para hablar en español, o mandar un mensaje de texto con la palabra AYUDA al 988.',
  ],
  services: [
    {
      title: 'Una hora para que le escuchen',
      text: 'Un voluntario capacitado se sienta con usted una hora, en persona o por teléfono.',
    },
    {
      title: 'Cómo llegar a un consejero',
      text: 'Buscamos uno con cupo que usted pueda pagar, y hacemos juntos la primera cita.',
    },
    {
      title: 'Círculo de recuperación',
      text: 'Un grupo pequeño para quien dejó el alcohol o las drogas, o quiere dejarlos. Se reúne los martes por la noche.',
    },
    {
      title: 'Plan de seguridad',
      text: 'Si su casa no es segura, planeamos con usted cómo salir: a dónde, cuándo y qué llevar en la bolsa.',
    },
    {
      title: 'Grupo de duelo',
      text: 'Seis semanas con otros que perdieron a alguien. Puede hablar, o solo sentarse y escuchar.',
    },
    {
      title: 'Día de revisión de salud',
      text: 'Enfermeras revisan la presión, el azúcar y los dientes. Gratis, una vez al mes, sin pedir papeles.',
    },
    {
      title: 'Le llevamos y le acompañamos',
      text: '¿Le da miedo la cita? Alguien va con usted y le espera hasta que termine.',
    },
  ],
  director: {
    name: 'Imani Rowe',
    title: 'Directora de M.A.Y.B.E. More',
    bio: [
      'Imani es trabajadora social y pasó ocho años en el turno de noche de una sala de emergencias. Ella misma lleva 14 años en recuperación.',
      'Capacita a cada persona que escucha en nuestro equipo y contesta las llamadas de los lunes, para nunca olvidar cómo suenan.',
    ],
    picture: {
      picture: 'director-3',
      alt: 'Retrato dibujado de Imani Rowe: una mujer negra con trenzas largas en una cola de caballo y un suéter color ladrillo.',
    },
    sample: true,
  },
};
