// The talk with the assistant. It lives in this tab, across pages and reloads, and nowhere else.
import { useSyncExternalStore } from 'react';
import { assistant } from '#content/en/assistant';
import { askAssistant } from '../api';
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
  change({ messages: add('assistant', await replyTo(question)), isPending: false });
  // Whoever left the site quickly has had the note removed: a late answer must not bring it back.
  if (keptNote(note) !== null) keepNote(note, JSON.stringify(now.messages));
}

async function replyTo(question: string): Promise<string> {
  try {
    const reply = (await askAssistant(question)) as {
      success?: unknown;
      response?: unknown;
    } | null;
    const text = reply?.success === true ? reply.response : undefined;
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : failures.trouble;
  } catch (error) {
    return error instanceof SyntaxError ? failures.trouble : failures.technical;
  }
}

function keptMessages(): readonly ChatMessage[] {
  try {
    return JSON.parse(keptNote(note) ?? '') as ChatMessage[];
  } catch {
    return greeted;
  }
}

export function conversationText(messages: readonly ChatMessage[]): string {
  return messages.map(({ role, content }) => `${roles[role]}: ${content}`).join('\n\n');
}

// A reload in the middle of an answer: the question is still there, so it is asked again.
const last = now.messages.at(-1);
if (last?.role === 'user') void awaitReply(last.content);
