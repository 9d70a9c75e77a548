// Copies and shares messages and conversations.
import type { Assistant, Situation } from '#content/form-shape';
import { showToast } from '../ui/toasts';
import { type ChatMessage, formatConversation, formatMessage } from './conversation';

async function copy(text: string, situation: Situation, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ situation, ...(description !== undefined && { said: { description } }) });
  } catch {
    showToast({ situation: 'copyFailed' });
  }
}

export function copyMessage(message: ChatMessage, texts: Assistant): Promise<void> {
  return copy(formatMessage(message, texts), 'messageCopied');
}

export function copyConversation(
  messages: readonly ChatMessage[],
  texts: Assistant,
): Promise<void> {
  return copy(formatConversation(messages, texts), 'conversationCopied');
}

export async function shareConversation(
  messages: readonly ChatMessage[],
  texts: Assistant,
): Promise<void> {
  const text = formatConversation(messages, texts);
  try {
    await navigator.share({ title: texts.share.title, text });
  } catch (error) {
    const wasPutAway = error instanceof DOMException && error.name === 'AbortError';
    if (wasPutAway) return;
    await copy(text, 'conversationCopied', texts.share.unavailable);
  }
}
