import type { ProgramDetail } from '../../page-shape.ts';

export const willWorkWin: ProgramDetail = {
  paragraphs: [
    'Usted trae las ganas. Nosotros ponemos el asesor, la clase y la primera llamada. Casi todos empiezan con una plática de 45 minutos: qué ha hecho, qué sabe hacer y cuánto necesita ganar.',
    'Unos quieren trabajo para el viernes. Otros quieren que el salón de belleza de su cocina sea un negocio de verdad en Hull Street. Los dos planes son buenos, y los dos tienen asesor.',
  ],
  services: [
    {
      title: 'Su currículum en una hora',
      text: 'Usted habla y un voluntario escribe. Se va con diez copias y con el archivo en su teléfono.',
    },
    {
      title: 'Práctica de entrevista',
      text: 'Dos ensayos con una persona que contrata, y ropa de nuestro ropero para ese día.',
    },
    {
      title: 'Clases de oficios',
      text: 'Clases cortas de montacargas, manejo seguro de comida, cuidado en el hogar y reparaciones. Casi todas duran cuatro semanas.',
    },
    {
      title: 'Encontrar trabajo',
      text: 'Llamamos a empresas que dan segundas oportunidades y le conseguimos la primera cita.',
    },
    {
      title: 'Empiece su propio negocio',
      text: 'Ocho noches: su idea, su precio, su licencia y sus primeros diez clientes.',
    },
    {
      title: 'Cuentas claras',
      text: 'Haga un presupuesto que aguante, abra una cuenta de banco y corrija errores en su reporte de crédito.',
    },
    {
      title: 'El primer mes de trabajo',
      text: 'Le ayudamos con botas, herramientas y cuidado de niños hasta que llegue el primer cheque.',
    },
  ],
  director: {
    name: 'Andre Pettway',
    title: 'Director de Will Work Win',
    bio: [
      'Andre manejaba un montacargas a los 19 años y dirigía una oficina de empleo a los 28. Ha leído más de 4,000 currículums y sabe por qué a casi todos los dejan a un lado.',
      'Creció en Blackwell y guarda un cajón de corbatas para quien necesita una antes del mediodía.',
    ],
    picture: {
      picture: 'director-1',
      alt: 'Retrato dibujado de Andre Pettway: un joven negro con trencitas cortas y lentes redondos, con una camisa celeste.',
    },
    sample: true,
  },
};
