// The chat assistant's API route. Messages are neither stored nor logged.
import * as v from 'valibot';
import { isReplyLanguage, type Reply } from '#assistant/assistant';
import { defaultLanguage, isLanguage } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { maxQuestionLength } from '#domain/chat';
import { requiredText } from '#domain/text/text-check';
import { tooMany } from '../api/app-error.ts';
import { createNetworkLimit } from '../api/network-limit.ts';
import { type Call, type Caller, publicRoute, type Services } from '../api/route.ts';
import { countRequest, getNetwork } from '../api/throttle.ts';
import { findPageNames } from './page-names.ts';

const sharedLimit = { burst: 60, everyMs: 1000 };
const networkLimit = { burst: 120, everyMs: 200, networks: 20_000 };

const question = v.object({ message: requiredText('Write a message first', maxQuestionLength) });

/**
 * Returns the seconds to wait for the caller's network. Without a database the limit is off, because
 * replies need none.
 */
async function secondsToWait(call: Call<unknown, unknown, unknown>): Promise<number> {
  try {
    return await countRequest(call, `chat:${getNetwork(call.address)}`, sharedLimit);
  } catch {
    return 0;
  }
}

const waitOfNetwork = new WeakMap<object, ReturnType<typeof createNetworkLimit>>();

/** One limit per assistant, so that two servers in one process do not share it. */
function coarseWait({ assistant, address, now }: Services & Caller): number {
  const wait = waitOfNetwork.get(assistant) ?? createNetworkLimit(networkLimit);
  waitOfNetwork.set(assistant, wait);
  return wait(address, now().getTime());
}

function answerOf({ text, language, choices }: Reply, page: unknown, site: SiteContent) {
  const known = [language, page].find(isLanguage) ?? defaultLanguage;
  return {
    success: true,
    response: text,
    pages: findPageNames(text, known, site),
    ...(choices !== undefined && { choices: [...choices] }),
  };
}

export const chatRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/chat',
    summary: 'Ask the assistant',
    idempotency: { nothingToRepeat: 'nothing of a chat is stored' },
    body: question,
    response: v.object({
      success: v.boolean(),
      response: v.string(),
      /** Messages to offer as buttons when the reply asks back. */
      choices: v.optional(v.array(v.string())),
      /** Names of the pages that the reply links to, by address. */
      pages: v.record(v.string(), v.string()),
    }),
    refuseFirst: (caller) => {
      const coarse = coarseWait(caller);
      if (coarse > 0) throw tooMany(coarse);
    },
    handle: async (call) => {
      const { assistant, body, request } = call;
      const site = call.site();
      const page = request.headers.get('content-language');
      // The site may have a language that the assistant lacks.
      const isKnown = isLanguage(page) && isReplyLanguage(page);
      const reading = assistant.read(body.message, isKnown ? page : undefined);
      // Answer danger before any further limit is counted.
      const urgent = assistant.urgentReply(reading);
      if (urgent !== undefined) return { body: answerOf(urgent, page, site) };
      const waitSeconds = await secondsToWait(call);
      if (waitSeconds > 0) throw tooMany(waitSeconds);
      return { body: answerOf(await assistant.reply(reading), page, site) };
    },
  }),
];
