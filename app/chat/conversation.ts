// State of the conversation with the assistant. It stays in this tab, across pages and reloads.
import { useSyncExternalStore } from 'react';
import type { Assistant } from '#content/form-shape';
import { getPathLanguage } from '#content/languages';
import { ApiError } from '../api/request';
import { askAssistant } from './ask-assistant';
import { withFullAddresses } from './reply-links';
import { readTabStorage, writeTabStorage } from './tab-note';

export type ChatMessage = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** Key of a site text, which each page shows in its own language. */
  own?: 'greeting' | keyof Assistant['failures'];
  /** Messages that the visitor may send by a button when the reply asks back. */
  choices?: readonly string[];
  /** Names of the pages that the reply links to, by address. */
  pages?: Readonly<Record<string, string>>;
};
type Conversation = {
  messages: readonly ChatMessage[];
  isPending: boolean;
  /** Typed but not sent. */
  draft: string;
};

const note = 'wwi_chat';
const greeted: ChatMessage[] = [{ id: 0, role: 'assistant', content: '', own: 'greeting' }];

let now: Conversation = { messages: keptMessages(), isPending: false, draft: '' };
const listeners = new Set<() => void>();

function change(next: Partial<Conversation>): void {
  now = { ...now, ...next };
  for (const listener of listeners) listener();
}

function add(message: Omit<ChatMessage, 'id'>): readonly ChatMessage[] {
  return [...now.messages, { id: now.messages.length, ...message }];
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

export function updateDraft(draft: string): void {
  change({ draft });
}

/** Sends one question at a time and ignores empty ones. */
export async function sendQuestion(question: string): Promise<void> {
  const words = question.trim();
  if (words === '' || now.isPending) return;
  change({ messages: add({ role: 'user', content: words }), draft: '' });
  writeTabStorage(note, JSON.stringify(now.messages));
  await awaitReply(words);
}

async function awaitReply(question: string): Promise<void> {
  change({ isPending: true });
  const reply = await replyTo(question);
  change({ messages: add({ role: 'assistant', ...reply }), isPending: false });
  // Do not store a failure: leaving the page may have caused it, so a reload asks again. A late reply must
  // not restore the note that "Leave quickly" removed.
  if (!('own' in reply) && readTabStorage(note) !== null)
    writeTabStorage(note, JSON.stringify(now.messages));
}

async function replyTo(question: string): Promise<Omit<ChatMessage, 'id' | 'role'>> {
  try {
    const reply = await askAssistant(question);
    const content = reply?.success === true ? String(reply.response ?? '').trim() : '';
    if (content === '') return { content, own: 'trouble' };
    return { content, choices: reply?.choices, pages: reply?.pages };
  } catch (error) {
    return { content: '', own: failureOf(error) };
  }
}

function failureOf(error: unknown): keyof Assistant['failures'] {
  if (error instanceof SyntaxError) return 'trouble';
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 429) return 'tooMany';
  return status === 503 ? 'busy' : 'technical';
}

function keptMessages(): readonly ChatMessage[] {
  try {
    return JSON.parse(readTabStorage(note) ?? '') as ChatMessage[];
  } catch {
    return greeted;
  }
}

export function getMessageContent(
  { content, own }: ChatMessage,
  { greeting, failures }: Assistant,
): string {
  if (own === undefined) return content;
  return own === 'greeting' ? greeting : failures[own];
}

/** The text to copy or share; the visitor's own messages stay unchanged. */
export function formatMessage(message: ChatMessage, texts: Assistant): string {
  if (message.role === 'user') return message.content;
  const { origin, pathname } = location;
  return withFullAddresses(getMessageContent(message, texts), origin, getPathLanguage(pathname));
}

export function formatConversation(messages: readonly ChatMessage[], texts: Assistant): string {
  return messages
    .map((message) => `${texts.roles[message.role]}: ${formatMessage(message, texts)}`)
    .join('\n\n');
}

// The page was reloaded before the reply came: ask again.
const last = now.messages.at(-1);
if (last?.role === 'user') void awaitReply(last.content);
