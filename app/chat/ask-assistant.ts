import { getPathLanguage } from '#content/languages';
import type { ApiResponse } from '../api/api-types';
import { postJson } from '../api/request';

/** Partial, because a proxy on the way may return anything. */
type AssistantReply = Partial<ApiResponse<'POST', '/api/chat'>>;

/** Sends one message to the assistant, without the earlier conversation. */
export function askAssistant(message: string): Promise<AssistantReply | null> {
  // A truncated text may end in half an emoji, which the server rejects.
  return postJson(
    '/api/chat',
    { message: message.toWellFormed() },
    {
      // a message of one or two words may not reveal its language
      headers: { 'Content-Language': getPathLanguage(location.pathname) },
    },
  );
}
