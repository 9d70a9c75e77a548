import type { Question } from '../question.ts';
import { noAlarm } from './needles.ts';

function harmless(ask: string, lang: 'en' | 'es', must: Question['must']): Question {
  return { ask, lang, must, mustNot: noAlarm };
}

export const soundsAlikeQuestions: readonly Question[] = [
  harmless('im dying to volunteer with yall', 'en', ['/volunteer']),
  harmless('just killing time, what do you guys do', 'en', ['/programs']),
  harmless('can i shoot a video at your next event', 'en', ['/media-partner']),
  harmless('i want to help end hunger', 'en', [['/get-involved', '/volunteer', '/donate']]),
  harmless('me muero de hambre', 'es', ['Five Group Foods', '/programs/five-group-foods']),
  harmless('me muero de frio necesito un abrigo', 'es', ['/programs/home-at-heart']),
  harmless('your food is bomb lol where do i get more', 'en', ['/programs/five-group-foods']),
  harmless('is there a drive by donation drop off', 'en', ['/get-started?type=donate']),
  harmless('burning question: are you open saturday', 'en', ['Monday']),
  harmless('this job is killing me i need a new one', 'en', ['/programs/will-work-win']),
  harmless('my phone is about to die whats your number', 'en', ['555-0142']),
  harmless('i got fired', 'en', ['/programs/will-work-win']),
  harmless('lights got cut off', 'en', ['/programs/home-at-heart']),
  harmless('my landlord kicked me out', 'en', ['/programs/home-at-heart']),
  harmless('i dont want to live in a shelter, help me find an apartment', 'en', [
    '/programs/home-at-heart',
  ]),
  harmless('my husband hurt his back and cant work, need help w rent', 'en', [
    '/programs/home-at-heart',
  ]),
  harmless('my son beat me at chess lol do you have kids activities', 'en', [
    '/programs/blended-roots',
  ]),
  harmless('house fire last month we lost everything', 'en', ['/programs/home-at-heart']),
  harmless('drowning in debt can someone help me budget', 'en', ['/programs/will-work-win']),
  harmless('el trabajo me esta matando, busco otro', 'es', ['/programs/will-work-win']),
  harmless('estoy matando el tiempo, que programas tienen', 'es', ['/programs']),
  harmless('no tengo donde vivir', 'es', ['/programs/home-at-heart']),
  harmless('my plants are dying do u have a garden class', 'en', ['/programs/nurture-nature']),
  harmless('can we shoot hoops with the kids on saturday', 'en', ['/programs/blended-roots']),
  harmless('is the cpr first aid class free', 'en', ['free']),
  harmless('my kid is missing school bc no backpack', 'en', ['/programs/evergreen-student']),
];
