// Replies for needs that none of our programs covers, in Spanish.
import type { Replies } from '#domain/assistant-content';
import { programFor } from '../need-programs.ts';

const firstMonth = programFor('work-start');
const budget = programFor('money');

export const notOffered = {
  taxes:
    'No preparamos declaraciones de impuestos. El IRS le dice dónde hay ayuda gratis cerca (VITA): 1-800-906-9887.',
  'car-seat':
    'No tenemos asientos de carro ni carriolas. El departamento de salud o los bomberos de su zona muchas veces sí.',
  'home-repair':
    'No reparamos casas, no quitamos moho ni plagas y no tenemos aparatos. Si usted renta, puede pedir una inspección a la ciudad: llame al 311.',
  'car-costs': `No damos dinero ni tarjetas para gasolina y no pagamos carros. Si acaba de conseguir trabajo, ayudamos el primer mes: ${firstMonth.path}.`,
  cash: `No damos ni prestamos dinero, y no pagamos teléfonos ni tarjetas. Hacemos con usted un plan para su dinero: ${budget.path}.`,
  pets: 'No tenemos ayuda para mascotas.',
} as const satisfies Replies['needs'];
