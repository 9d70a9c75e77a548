// The chat assistant's one call. Nothing of it is stored or logged.
import * as v from 'valibot';
import { organisation } from '#content/en/organisation';
import { requiredText } from '#domain/text';
import { publicRoute } from './route.ts';
import { networkOf, takeOrRefuse } from './throttle.ts';

const chatLimit = { burst: 60, everyMs: 1000 };

export const chatRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/chat',
    summary: 'Ask the assistant',
    body: v.object({ message: requiredText('Write a message first', 2000) }),
    answer: v.object({ success: v.boolean(), response: v.string() }),
    handle: async (call) => {
      await takeOrRefuse(call, `chat:${networkOf(call.address)}`, chatLimit);
      return { body: { success: true, response: firstAnswer() } };
    },
  }),
];

function firstAnswer(): string {
  return `I cannot answer questions yet. Please call us at ${organisation.phone}. In danger, call 911; in a crisis, call or text 988.`;
}
