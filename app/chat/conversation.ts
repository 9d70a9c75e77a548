// The talk with the assistant. It lives in this tab, across pages and reloads, and nowhere else.
import { useSyncExternalStore } from 'react';
import { assistant } from '#content/en/assistant';
import { askAssistant } from './ask-assistant';
import { withFullAddresses } from './reply-links';
import { keepNote, keptNote } from './tab-note';

export type ChatMessage = { id: number; role: 'user' | 'assistant'; content: string };
type Conversation = {
  messages: readonly ChatMessage[];
  isPending: boolean;
  /** What is typed and not sent. */
  draft: string;
};

const note = 'wwi_chat';
const { failures, greeting, roles } = assistant;
const greeted: ChatMessage[] = [{ id: 0, role: 'assistant', content: greeting }];

let now: Conversation = { messages: keptMessages(), isPending: false, draft: '' };
const listeners = new Set<() => void>();

function change(next: Partial<Conversation>): void {
  now = { ...now, ...next };
  for (const listener of listeners) listener();
}

function add(role: ChatMessage['role'], content: string): readonly ChatMessage[] {
  return [...now.messages, { id: now.messages.length, role, content }];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, () => now);
}

export function type(draft: string): void {
  change({ draft });
}

/** One question at a time; an empty one is none. */
export async function ask(question: string): Promise<void> {
  const words = question.trim();
  if (words === '' || now.isPending) return;
  change({ messages: add('user', words), draft: '' });
  keepNote(note, JSON.stringify(now.messages));
  await awaitReply(words);
}

async function awaitReply(question: string): Promise<void> {
  change({ isPending: true });
  const { text, isFailure } = await replyTo(question);
  change({ messages: add('assistant', text), isPending: false });
  // A failure is not kept, so a reload asks again: it may well have come from leaving the page.
  // Whoever left the site quickly has had the note removed: a late answer must not bring it back.
  if (!isFailure && keptNote(note) !== null) keepNote(note, JSON.stringify(now.messages));
}

async function replyTo(question: string): Promise<{ text: string; isFailure: boolean }> {
  try {
    const reply = await askAssistant(question);
    const text = reply?.success === true ? String(reply.response ?? '').trim() : '';
    if (text !== '') return { text, isFailure: false };
    return { text: failures.trouble, isFailure: true };
  } catch (error) {
    const isNoJson = error instanceof SyntaxError;
    return { text: isNoJson ? failures.trouble : failures.technical, isFailure: true };
  }
}

function keptMessages(): readonly ChatMessage[] {
  try {
    return JSON.parse(keptNote(note) ?? '') as ChatMessage[];
  } catch {
    return greeted;
  }
}

/** What is copied or shared. The person's own words stay as they are. */
export function messageText({ role, content }: ChatMessage): string {
  return role === 'user' ? content : withFullAddresses(content, location.origin);
}

export function conversationText(messages: readonly ChatMessage[]): string {
  return messages.map((message) => `${roles[message.role]}: ${messageText(message)}`).join('\n\n');
}

// A question that the last page had no answer to is asked again.
const last = now.messages.at(-1);
if (last?.role === 'user') void awaitReply(last.content);
