// Answers to questions about volunteer roles, in Spanish.

import type { RoleFactId } from '#domain/assistant-topics';
import { office } from '../tokens.ts';
import { organization } from './organization.ts';

export const roleFacts: Record<RoleFactId, string> = {
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
  'supplies-pickup': `Recogemos cuatro bolsas o más en el área de ${office.city}. O tráigalas a la oficina ${organization.hours.spoken}.`,
  'supplies-tech':
    'Aceptamos laptops, tabletas y teléfonos de menos de siete años. Nosotros borramos los datos.',
  'supplies-receipt':
    'Contamos lo que dona y le mandamos un recibo por correo electrónico. Usted pone el valor para sus impuestos. Si su recibo no ha llegado, llámenos.',
  'media-rules':
    'Pedimos el permiso firmado de cada persona que muestre, y por lo menos una historia cada tres meses.',
  'partner-terms':
    'Usted decide cuánto y por cuánto tiempo; lo escribimos en una página. Cualquiera puede terminar con 30 días de aviso.',
};
