// What the pages of the roles say about the questions people ask before they give a hand.
import { roles } from '#content/en/roles';
import type { RoleFactId } from './topics.ts';

const volunteer = roles['/volunteer'];
const chapter = roles['/chapter-leader'];
const host = roles['/host-drive-giveaway'];
const supplies = roles['/donate-funds-supplies'];
const media = roles['/media-partner'];
const partner = roles['/resource-partner'];

type Lists = { items: readonly string[] };

/** The line that speaks of this, wherever it stands in the list. */
function line({ items }: Lists, about: RegExp): string {
  const found = items.find((item) => about.test(item));
  if (found === undefined) throw new Error(`No line of the page speaks of ${about}.`);
  return found;
}

function kinds({ items }: { items: readonly { title: string; text: string }[] }): string {
  return items.map(({ title }) => title.toLowerCase()).join(', ');
}

function kind({ items }: { items: readonly { title: string; text: string }[] }, title: string) {
  const found = items.find((item) => item.title === title);
  if (found === undefined) throw new Error(`The page has no kind ${title}.`);
  return found.text;
}

export const englishRoleFacts: Record<RoleFactId, string> = {
  'volunteer-age': `${line(volunteer.qualifications, /16/)} ${line(volunteer.compliance, /under 18/)}`,
  'volunteer-check': `${line(volunteer.compliance, /background check/)} ${line(volunteer.qualifications, /Drivers/)}`,
  'volunteer-time': `You can help once or every week, from two hours. ${kind(volunteer.types, 'Long-term')}`,
  'volunteer-tasks': `In person: ${kind(volunteer.types, 'In person')} Online: ${kind(volunteer.types, 'Virtual')} Most shifts need no skills; we teach you.`,
  'volunteer-start': `Most people start within ten days of sending the form. The first shift is with a buddy.`,
  'chapter-pay': chapter.about.paragraphs[1] ?? '',
  'chapter-fit': `${line(chapter.qualifications, /18/)} ${line(chapter.qualifications, /led something/)} We pay for a background check.`,
  'chapter-duties': `${line(chapter.responsibilities, /at least five/)} ${line(chapter.responsibilities, /each month/)} ${line(chapter.responsibilities, /impact report/)}`,
  'drive-notice': host.about.paragraphs[1] ?? '',
  'drive-place': `${line(host.qualifications, /safe space/)} ${line(host.qualifications, /yes of the owner/)} ${line(host.responsibilities, /two people/)}`,
  'drive-setup': `You offer a place and a few hours; we bring boxes, signs, a table and the plan. You can host: ${kinds(host.types)}.`,
  'supplies-condition': `${line(supplies.qualifications, /clean, whole/)} ${line(supplies.qualifications, /within its date/)} ${line(supplies.compliance, /never sell donated/)}`,
  'supplies-pickup': `${line(supplies.qualifications, /Pickup/)} ${line(supplies.qualifications, /Drop-off/)}`,
  'supplies-tech': `${kind(supplies.types, 'Technology')}`,
  'supplies-receipt': `${line(supplies.responsibilities, /receipt/)} ${line(supplies.compliance, /value of goods/)}`,
  'media-rules': `${line(media.compliance, /signed yes/)} ${line(media.responsibilities, /every three months/)}`,
  'partner-terms': `${partner.about.paragraphs[1] ?? ''} ${line(partner.compliance, /30 days/)}`,
};

export const spanishRoleFacts: Record<RoleFactId, string> = {
  'volunteer-age':
    'Puede ser voluntario desde los 16 años, o desde los 10 con un padre al lado. Un padre firma por los menores de 18.',
  'volunteer-check':
    'Pedimos una revisión de antecedentes si trabaja con niños o visita casas; nosotros la pagamos.',
  'volunteer-time': 'Puede ayudar una sola vez o cada semana, desde dos horas.',
  'volunteer-tasks':
    'En persona: ordenar comida, colgar abrigos, dar tutoría, plantar árboles, manejar. En línea: tutoría, llamadas, traducir. No hace falta experiencia; le enseñamos.',
  'volunteer-start':
    'La mayoría empieza dentro de diez días. El primer turno es con un compañero con experiencia.',
  'chapter-pay':
    'El puesto no es pagado. Cuente con cinco horas por semana durante un año por lo menos. Los gastos acordados se devuelven.',
  'chapter-fit':
    'Tener 18 años o más, vivir en la zona y haber dirigido algo antes. Nosotros pagamos la revisión de antecedentes.',
  'chapter-duties':
    'Guiar a cinco voluntarios o más, hacer un evento o servicio cada mes y mandar un reporte cada tres meses.',
  'drive-notice':
    'Avísenos cuatro semanas antes y ayudamos con todo. Dos semanas es lo mínimo que necesitamos.',
  'drive-place':
    'Un lugar seguro y seco con buena luz, el permiso del dueño y por lo menos dos personas todo el tiempo.',
  'drive-setup':
    'Usted ofrece un lugar y unas horas; nosotros llevamos cajas, letreros, una mesa y el plan.',
  'supplies-condition':
    'Aceptamos cosas limpias, enteras y que funcionen, y comida dentro de su fecha. Nunca vendemos lo donado.',
  'supplies-pickup':
    'Recogemos cuatro bolsas o más en el área de Richmond. O tráigalas a la oficina de lunes a viernes, de 8:00 AM a 6:00 PM.',
  'supplies-tech':
    'Aceptamos laptops, tabletas y teléfonos de menos de siete años. Nosotros borramos los datos.',
  'supplies-receipt':
    'Contamos lo que dona y le mandamos un recibo por correo electrónico. Usted pone el valor para sus impuestos.',
  'media-rules':
    'Pedimos el permiso firmado de cada persona que muestre, y por lo menos una historia cada tres meses.',
  'partner-terms':
    'Usted decide cuánto y por cuánto tiempo; lo escribimos en una página. Cualquiera puede terminar con 30 días de aviso.',
};
