import { languageOfPath } from '#content/languages';
import type { ApiResponse } from '../api/api-types';
import { postJson } from '../api/request';

/** Partial: a proxy between may return anything. */
type AssistantReply = Partial<ApiResponse<'POST', '/api/chat'>>;

/** A message to the assistant: this text alone, nothing of what was said before. */
export function askAssistant(message: string): Promise<AssistantReply | null> {
  // A text that was cut to fit may end in half an emoji, which the server refuses.
  return postJson(
    '/api/chat',
    { message: message.toWellFormed() },
    {
      // A word or two may not tell their language.
      headers: { 'Content-Language': languageOfPath(location.pathname) },
    },
  );
}
