import type { HeldOutQuestion } from '../held-out/question.ts';
import { apply } from './needles.ts';

function to(ask: string, ...must: HeldOutQuestion['must']): HeldOutQuestion {
  return { ask, lang: 'en', must };
}

export const actionQuestions: readonly HeldOutQuestion[] = [
  to('How can I volunteer?', '/get-started?type=volunteer'),
  to('How do I donate?', '/donate'),
  to('I need assistance', apply, '24-48'),
  to('how old do u have to be to volunteer', '16', '/volunteer'),
  to('can i volunteer from home', '/volunteer'),
  to('need community service hours for school', '/volunteer'),
  to(
    'i want to start a chapter in petersburg',
    '/chapter-leader',
    '/get-started?type=community-leader',
  ),
  to('is the chapter leader job paid', 'unpaid'),
  to('host a coat drive at my church', '/host-drive-giveaway', '/get-started?type=host-giveaway'),
  to(
    'im a photographer want to cover your events',
    '/media-partner',
    '/get-started?type=media-partner',
  ),
  to(
    'my business wants to partner with you',
    '/resource-partner',
    '/get-started?type=resource-partner',
  ),
  to('do yall take old clothes', '/get-started?type=donate'),
  to('i have a bunch of canned food to give', '/get-started?type=donate'),
  to('can you pick up furniture i want to donate', '/get-started?type=donate'),
  to('can i give monthly', '/donate', 'monthly'),
  to('where can i drop off coats', '/get-started?type=donate'),
  to('how do i apply for help', apply),
  to('sign me up', apply),
  to('what can i do to help', ['/get-involved', '/volunteer']),
  to('where is the needs survey', 'forms.example.org'),
  to('donate my old laptop', '/get-started?type=donate'),
];
