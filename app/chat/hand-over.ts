// Copying and sharing what was said.
import { assistant } from '#content/en/assistant';
import { toasts } from '#content/en/toasts';
import { showToast } from '../ui/toasts';
import { type ChatMessage, conversationText, messageText } from './conversation';

const { conversationCopied, copyFailed, messageCopied } = toasts.messages;

async function copy(text: string, copied: typeof messageCopied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(copyFailed);
  }
}

export function copyMessage(message: ChatMessage): Promise<void> {
  return copy(messageText(message), messageCopied);
}

export function copyConversation(messages: readonly ChatMessage[]): Promise<void> {
  return copy(conversationText(messages), conversationCopied);
}

export async function shareConversation(messages: readonly ChatMessage[]): Promise<void> {
  const text = conversationText(messages);
  try {
    await navigator.share({ title: assistant.share.title, text });
  } catch (error) {
    const wasPutAway = error instanceof DOMException && error.name === 'AbortError';
    if (wasPutAway) return;
    await copy(text, { ...conversationCopied, description: assistant.share.unavailable });
  }
}
