// Contact messages, pledges, and events of the demo.
import { office } from '#organization';

export const demoContacts = [
  {
    daysAgo: 0.2,
    state: 'unread',
    name: 'Angela Morris',
    email: 'amorris@example.org',
    subject: 'Can my church host a coat table?',
    message:
      'We have a hall with parking and a ramp. Could we host a table one Saturday in December?',
  },
  {
    daysAgo: 0.9,
    state: 'unread',
    name: 'Kevin Tran',
    email: 'ktran@example.org',
    subject: 'Class visit',
    message: 'I teach seventh grade. Could somebody come and talk about the community garden?',
  },
  {
    daysAgo: 3,
    state: 'read',
    name: 'Bright Path Pharmacy',
    email: 'pharmacy@example.org',
    subject: 'Hygiene kits',
    message: 'We can give forty hygiene kits a month. Whom do we talk to?',
  },
  {
    daysAgo: 6,
    state: 'answered',
    name: 'Ruth Coleman',
    email: 'rcoleman@example.org',
    subject: 'Receipt for my gift',
    message: 'I gave in October and would like a receipt for my taxes.',
  },
] as const;

export const demoPledges = [
  {
    daysAgo: 0.3,
    donorName: 'Helen Baker',
    email: 'hbaker@example.org',
    amount: '50.00',
    type: 'one-time',
  },
  {
    daysAgo: 1.5,
    donorName: 'Omar Farouk',
    email: 'ofarouk@example.org',
    amount: '25.00',
    type: 'monthly',
  },
  {
    daysAgo: 4,
    donorName: 'Corner Book Club',
    email: 'books@example.org',
    amount: '250.00',
    type: 'one-time',
  },
  {
    daysAgo: 9,
    donorName: 'Janet Cole',
    email: 'jcole@example.org',
    amount: '100.00',
    type: 'one-time',
  },
  {
    daysAgo: 21,
    donorName: 'Luis Ortega',
    email: 'lortega@example.org',
    amount: '12.50',
    type: 'monthly',
  },
] as const;

const place = { city: office.city, state: office.state };
const [tuesday, wednesday, thursday, friday, saturday] = [2, 3, 4, 5, 6] as const;

/** Each on the first such weekday at least this many days from today. */
export const demoEvents = [
  {
    inDays: 1,
    weekday: saturday,
    title: 'Saturday Food Table',
    description:
      'Fresh produce, bread and milk for any neighbor who comes by. No papers, no questions. Bring a bag if you have one.',
    translatedTitle: 'Mesa de comida del sábado',
    translatedDescription:
      'Fruta, verdura, pan y leche para cualquier vecino que venga. Sin papeles ni preguntas. Traiga una bolsa si tiene.',
    eventTime: '10:00 AM - 1:00 PM',
    location: 'Sample Branch Library, front lawn',
    address: '100 Sample Street',
    eventType: 'Food Distribution',
    ...place,
  },
  {
    inDays: 7,
    weekday: tuesday,
    title: 'Resume Workshop',
    description:
      'Sit down with a volunteer and leave with a finished resume, printed and on your phone.',
    translatedTitle: 'Taller de currículum',
    translatedDescription:
      'Siéntese con un voluntario y salga con su currículum terminado, impreso y en su teléfono.',
    eventTime: '6:00 PM - 8:00 PM',
    location: `${office.name}, Room 2`,
    address: '200 Example Avenue',
    eventType: 'Workshop',
    ...place,
  },
  {
    inDays: 11,
    weekday: saturday,
    title: 'Coat Giveaway',
    description: 'Warm coats in every size, babies to grown-ups. Try one on and take it home.',
    translatedTitle: 'Reparto de abrigos',
    translatedDescription:
      'Abrigos calientitos de todas las tallas, de bebé a adulto. Pruébese uno y lléveselo.',
    eventTime: '9:00 AM - 2:00 PM',
    location: 'Sample Community Center',
    address: '300 Example Avenue',
    eventType: 'Giveaway',
    ...place,
  },
  {
    inDays: 18,
    weekday: thursday,
    title: 'Money Basics Workshop',
    description:
      'Make a simple plan for your money, read a credit report, and meet a coach who will call you back.',
    translatedTitle: 'Taller de finanzas básicas',
    translatedDescription:
      'Haga un plan sencillo para su dinero, aprenda a leer un reporte de crédito y conozca a un asesor que le devolverá la llamada.',
    eventTime: '5:30 PM - 7:00 PM',
    location: 'Sample Branch Library, upstairs',
    address: '100 Sample Street',
    eventType: 'Financial Workshop',
    ...place,
  },
  {
    inDays: 30,
    weekday: saturday,
    title: 'River Clean-up Morning',
    description: 'Gloves, bags and hot coffee are on us. Children are welcome with a grown-up.',
    eventTime: '8:30 AM - 11:30 AM',
    location: 'Sample River, boat landing',
    address: '400 River Road',
    eventType: 'Community Event',
    ...place,
  },
  {
    inDays: -12,
    weekday: wednesday,
    title: 'Fall Job Fair',
    description: 'Twelve employers, on-the-spot talks, and a quiet room to get ready in.',
    translatedTitle: 'Feria de empleo de otoño',
    translatedDescription:
      'Doce empleadores, entrevistas ahí mismo y un cuarto tranquilo para prepararse.',
    eventTime: '10:00 AM - 3:00 PM',
    location: 'Sample Community Center',
    address: '300 Example Avenue',
    eventType: 'Job Fair',
    ...place,
  },
  {
    inDays: -26,
    weekday: friday,
    title: 'Parents and Teens Evening',
    description: 'Dinner, a short talk, and time to speak with a counselor.',
    eventTime: '6:00 PM - 8:00 PM',
    location: office.name,
    address: '200 Example Avenue',
    eventType: 'Support Group',
    ...place,
  },
] as const;
