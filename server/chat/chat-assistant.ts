// Sets up the chat assistant with the site's content and, if configured, a model that words
// replies.
import { type Assistant, createAssistant } from '#assistant/assistant';
import { createPipeline, type Pipeline } from '#assistant/pipeline';
import { assistantContent } from '#content/assistant';
import { isLanguage } from '#content/languages';
import type { AssistantEvent } from '#domain/assistant-content';
import { createModel, type ModelLog, type ModelOptions } from './model.ts';

export type ChatAssistantOptions = {
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
export function messageReader(): Pipeline {
  pipeline ??= createPipeline(assistantContent);
  return pipeline;
}

export function createChatAssistant(options: ChatAssistantOptions): Assistant {
  const { upcomingEvents, now, log } = options;
  const read = messageReader();
  const assistant = createAssistant({ content: assistantContent, read, upcomingEvents, now });
  if (options.model === undefined) return assistant;
  const model = createModel(options.model, log);
  return {
    ...assistant,
    async reply(reading) {
      const reply = await assistant.reply(reading);
      const { isUrgent, language: lang, sources } = reply;
      if (isUrgent || sources.length === 0 || !isLanguage(lang)) return reply;
      const worded = await model({ message: reading.message, lang, sources });
      return { ...reply, text: worded ?? reply.text };
    },
  };
}
