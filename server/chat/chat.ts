// The chat assistant's one call. Nothing of it is stored or logged.
import * as v from 'valibot';
import { longestQuestion } from '#domain/chat';
import { requiredText } from '#domain/text/text-check';
import { tooMany } from '../api/app-error.ts';
import { type Call, publicRoute } from '../api/route.ts';
import { networkOf, take } from '../api/throttle.ts';

const chatLimit = { burst: 60, everyMs: 1000 };

const question = v.object({ message: requiredText('Write a message first', longestQuestion) });

/** The answers need no database: while it is away nobody is counted, and everybody is answered. */
async function secondsToWait(call: Call<unknown, unknown, unknown>): Promise<number> {
  try {
    return await take(call, `chat:${networkOf(call.address)}`, chatLimit);
  } catch {
    return 0;
  }
}

export const chatRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/chat',
    summary: 'Ask the assistant',
    idempotency: { nothingToRepeat: 'nothing of a chat is stored' },
    body: question,
    response: v.object({ success: v.boolean(), response: v.string() }),
    handle: async (call) => {
      const { assistant, body } = call;
      // Whoever is in danger is answered before anything is counted.
      const urgent = assistant.dangerReply(body.message);
      if (urgent !== undefined) return { body: { success: true, response: urgent } };
      const waitSeconds = await secondsToWait(call);
      if (waitSeconds > 0) throw tooMany(waitSeconds);
      return { body: await assistant.answer(body.message) };
    },
  }),
];
