import type { HeldOutQuestion } from '../held-out/question.ts';
import { apply, phone } from './needles.ts';

function es(ask: string, ...must: HeldOutQuestion['must']): HeldOutQuestion {
  return { ask, lang: 'es', must, mustNot: ['Read more', 'Our program'] };
}

export const spanishQuestions: readonly HeldOutQuestion[] = [
  es('hola', '¡Hola'),
  es('que programas tienen', 'Home at Heart', 'Nurture Nature', '/programs'),
  es('necesito comida para mis hijos', 'Five Group Foods', '/programs/five-group-foods', apply),
  es('no puedo pagar la renta este mes', '/programs/home-at-heart'),
  es('me van a desalojar', '/programs/home-at-heart'),
  es('me cortaron la luz', '/programs/home-at-heart'),
  es('busco trabajo', '/programs/will-work-win'),
  es('quiero aprender ingles', '/programs/evergreen-student'),
  es('clases de ged', '/programs/evergreen-student'),
  es('como puedo ser voluntaria', '/get-started?type=volunteer'),
  es('quiero donar ropa', '/get-started?type=donate'),
  es('como dono dinero', '/donate'),
  es('a que hora abren', 'lunes', '8:00 AM'),
  es('donde estan ubicados', '100 Example Street'),
  es('telefono', phone),
  es('hablan español?', 'español'),
  es('cuanto cuesta', 'gratis'),
  es('ocupo papeles para pedir ayuda', 'papeles', apply),
  es('mi hijo necesita ayuda con la tarea', '/programs/evergreen-student'),
  es('necesito hablar con alguien estoy muy triste', '/programs/maybe-more', '988'),
  es('hay eventos este mes', '/events'),
  es('necesito una computadora', '/programs/digital-diaspora'),
  es('tengo un hijo con autismo', '/programs/blended-roots'),
  es('gracias', 'De nada'),
  es('quien es el presidente de mexico', phone, 'donar'),
  es('ayuda', apply),
];
