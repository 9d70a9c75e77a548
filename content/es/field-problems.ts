import type { FieldProblems } from '../field-shape.ts';

export const fieldProblems: FieldProblems = {
  missing: 'Falta contestar: {label}',
  unanswered: 'Falta contestar: {label}',
  email: 'Escriba un correo electrónico como nombre@example.org',
  url: 'Escriba una dirección web que empiece con https://',
  option: 'Escoja una de las opciones',
  formType: 'Escoja cómo quiere ayudar',
  amount: 'Escriba una cantidad de $1 o más, como 50 o 50.00',
  amountOver:
    'Aquí puede prometer hasta $1,000,000. Para una donación más grande, por favor llámenos',
  amountStep: 'Escriba dólares y centavos, como 10.50',
  giftType: 'Escoja una vez o cada mes',
  text: 'Escriba texto aquí',
  characters: 'Hay caracteres que no podemos guardar',
  tooLong: 'Use menos de {max} caracteres',
  tooLongBy: 'Sobran {over} caracteres. Aquí caben {max} como máximo',
  yesNo: 'Conteste sí o no',
  people: 'Escriba un número de personas',
  wholeNumber: 'Escriba un número entero',
  atLeast: 'Escriba {minimum} o un número más grande',
  atMost: 'Escriba {maximum} o un número más chico',
  birthDate: 'Escriba una fecha como 1990-04-30',
  realDate: 'Escriba una fecha que exista',
  moment: 'Escriba una fecha como 2026-11-30, o la fecha con la hora',
  other: 'Falta esta respuesta o no está bien',
};
