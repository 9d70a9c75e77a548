// Sets up the chat assistant with the site's content and, if configured, a model that words
// replies.
import { type Assistant, createAssistant } from '#assistant/assistant';
import { createPipeline, type Pipeline } from '#assistant/pipeline';
import { defaultSite } from '#content/all';
import { assistantContent, buildAssistantContent } from '#content/assistant';
import { isLanguage } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import type { AssistantEvent } from '#domain/assistant-content';
import { createModel, type ModelLog, type ModelOptions } from './model.ts';

export type ChatAssistantOptions = {
  site?: () => SiteContent;
  /** Events from today on, soonest first. */
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  model?: ModelOptions;
  now?: () => Date;
  log?: ModelLog;
};

let pipeline: Pipeline | undefined;

/**
 * Reads messages. Loading its models takes a moment, so it is done once per process, ideally while
 * idle.
 */
export function getMessageReader(): Pipeline {
  pipeline ??= createPipeline(assistantContent);
  return pipeline;
}

export function createChatAssistant(options: ChatAssistantOptions): Assistant {
  const { site = () => defaultSite, upcomingEvents, now, log } = options;
  const read = getMessageReader();
  const replyFrom = rebuildPerSite(site, (current) =>
    createAssistant({ content: buildAssistantContent(current), read, upcomingEvents, now }),
  );
  const assistant: Assistant = {
    read,
    urgentReply: (reading) => replyFrom().urgentReply(reading),
    reply: (reading) => replyFrom().reply(reading),
  };
  if (options.model === undefined) return assistant;
  const model = createModel(options.model, log);
  return {
    ...assistant,
    async reply(reading) {
      const reply = await assistant.reply(reading);
      const { isUrgent, language: lang, sources } = reply;
      if (isUrgent || sources.length === 0 || !isLanguage(lang)) return reply;
      const { phone, email } = site().facts;
      const { message } = reading;
      const worded = await model({ message, lang, sources, contacts: [phone, email] });
      return { ...reply, text: worded ?? reply.text };
    },
  };
}

/** Builds the value again when the site has changed since the last call. */
function rebuildPerSite<T>(site: () => SiteContent, build: (site: SiteContent) => T): () => T {
  let last: { site: SiteContent; value: T } | undefined;
  return () => {
    const current = site();
    if (last?.site !== current) last = { site: current, value: build(current) };
    return last.value;
  };
}
