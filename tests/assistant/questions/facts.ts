import type { HeldOutQuestion } from '../held-out/question.ts';
import { apply, phone } from './needles.ts';

function fact(ask: string, ...must: HeldOutQuestion['must']): HeldOutQuestion {
  return { ask, lang: 'en', must };
}

export const factQuestions: readonly HeldOutQuestion[] = [
  fact('what time do you open', '8:00 AM', '6:00 PM'),
  fact('r u open rn', 'Monday-Friday', ['open now', 'closed now']),
  fact('are you open on sundays', 'Monday-Friday'),
  fact('where are you located', '100 Example Street'),
  fact('whats ur phone number', phone),
  fact('email address?', 'hello@example.org'),
  fact('who runs this place', 'Renee Alston', '/leadership'),
  fact('who founded it', 'Renee Alston', 'Samuel Okafor'),
  fact('when did yall start', 'July 1, 2025'),
  fact('are you a 501c3', '501(c)(3)'),
  fact('is my donation tax deductible', 'tax-deductible'),
  fact('how long till someone calls me back', '24-48 hours'),
  fact('any events this weekend', ['/events']),
  fact('when is the coat giveaway', 'Coat Giveaway', 'November 22, 2025'),
  fact('what are your service areas', '12', 'Housing & Shelter'),
  fact('do i have to pay anything', 'free'),
  fact('do you speak spanish', 'Spanish'),
  fact('is this private', '/privacy'),
  fact('can i talk to a real person', phone),
  fact('who are you', 'computer program'),
  fact('do i need an id', 'no ID', apply),
  fact('i live in henrico can i still get help', 'Richmond', apply),
  fact('how many meals does 5 dollars make', '20 meals'),
  fact('hi', 'Hello'),
  fact('thank you so much', 'welcome'),
  fact('ok bye', 'Goodbye'),
  fact('who is the director of will work win', 'Andre Pettway'),
];
