import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import type { Language } from '#content/languages';
import { extractVisibleText, findEnglishSentences } from '../../tests/english';
import {
  createDelayedResponse,
  type FakeRequest,
  failConnection,
  fakeServer,
} from '../../tests/screens/fake-server';
import { findToast, watchToasts } from '../../tests/screens/render-site';

const { assistant, organization, toasts } = contentOf('en');
const { failures, greeting, input, labels, quickActions } = assistant;

const panel = () => screen.getByRole('dialog');
const entries = () => [...document.querySelectorAll('.chat-entry .chat-said')];
const lastEntry = () => entries().at(-1)?.textContent;
const question = (label = input.label) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (words: string) => fireEvent.change(question(), { target: { value: words } });
const pressEnter = (more: object = {}) => fireEvent.keyDown(question(), { key: 'Enter', ...more });
const tool = (label: string) =>
  fireEvent.click(within(panel()).getAllByLabelText(label).at(-1) as Element);
const replied = (words: string) => waitFor(() => expect(lastEntry()).toContain(words));

function say(words: string): void {
  type(words);
  pressEnter();
}

type Reply = string | ((request: FakeRequest) => unknown);

/** Opens a new chat: a module stores the conversation, so each test loads its own copy. */
async function openChat(reply: Reply, language: Language = 'en') {
  vi.resetModules();
  watchToasts();
  const { writes } = fakeServer({
    'POST /api/chat': typeof reply === 'string' ? { success: true, response: reply } : reply,
  });
  const { ChatLauncher } = await import('./chat-launcher');
  const { TextProvider } = await import('../text');
  const { ToastHost } = await import('../ui/toast-host');
  const text = contentOf(language);
  history.replaceState(null, '', language === 'en' ? '/about' : '/es/about');
  const page = (
    <TextProvider text={text}>
      <ChatLauncher />
      <ToastHost />
    </TextProvider>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  await openAgain();
  return { asked: () => writes().map(({ body }) => body) };
}
async function openAgain(): Promise<void> {
  fireEvent.click(document.querySelector('.chat-launcher') ?? expect.unreachable());
  await screen.findByRole('dialog');
  await act(async () => {});
}

it('greets, takes the focus, and sends only the text of a quick question', async () => {
  const { asked } = await openChat('Yes, please volunteer!');
  expect(lastEntry()).toContain(greeting);
  expect(document.activeElement).toBe(question());
  for (const action of quickActions) expect(screen.getByText(action)).toBeDefined();
  fireEvent.click(screen.getByText('How can I volunteer?'));
  await replied('Yes, please volunteer!');
  expect(asked()).toEqual([{ message: 'How can I volunteer?' }]);
  expect(screen.queryByText(quickActions[1] ?? '')).toBeNull();
  expect(document.activeElement).toBe(question());
  say('And then?');
  await waitFor(() => expect(asked()[1]).toEqual({ message: 'And then?' }));
});

it('offers the choices of a clarifying reply as buttons, sends the chosen one as typed, and names linked pages', async () => {
  const replies = [
    { success: true, response: 'What do you need?', choices: ['I need food', 'Help with rent'] },
    { success: true, response: 'See /volunteer now.', pages: { '/volunteer': 'Volunteer' } },
  ];
  const { asked } = await openChat(() => replies.shift());
  say('and then?');
  await replied('What do you need?');
  fireEvent.click(screen.getByRole('button', { name: 'I need food' }));
  await replied('See Volunteer now.');
  expect(asked()).toEqual([{ message: 'and then?' }, { message: 'I need food' }]);
  expect(screen.queryByRole('button', { name: 'Help with rent' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Volunteer' }).getAttribute('href')).toBe('/volunteer');
});

it('sends on Enter, but not on Shift+Enter, during IME input, or when empty', async () => {
  const { asked } = await openChat('Noted.');
  const send = within(panel()).getByLabelText(input.send);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  say('   ');
  type('First line\nsecond line');
  pressEnter({ shiftKey: true });
  pressEnter({ isComposing: true });
  // Safari reports the Enter that ends IME input like this.
  pressEnter({ keyCode: 229 });
  expect(asked()).toEqual([]);
  expect(send.getAttribute('aria-disabled')).toBeNull();
  pressEnter();
  await replied('Noted.');
  expect(asked()).toEqual([{ message: 'First line\nsecond line' }]);
  expect(question().value).toBe('');
});

it('sends one question at a time and shows that a reply is pending', async () => {
  const held = createDelayedResponse();
  const { asked } = await openChat(() => held.response);
  say('One');
  await screen.findByText(assistant.thinking);
  say('Two');
  expect(within(panel()).getByLabelText(input.send).getAttribute('aria-disabled')).toBe('true');
  expect(question().value).toBe('Two');
  await act(async () => held.answer({ success: true, response: 'Here you are.' }));
  await replied('Here you are.');
  expect(screen.queryByText(assistant.thinking)).toBeNull();
  expect(asked()).toEqual([{ message: 'One' }]);
});

const { technical, tooMany, trouble, busy } = failures;
it.each<[string, () => unknown, string]>([
  ['a server error', () => new Response('no', { status: 500 }), technical],
  ['too many questions', () => Response.json({}, { status: 429 }), tooMany],
  ['a busy server', () => Response.json({}, { status: 503 }), busy],
  ['a broken connection', failConnection, technical],
  ['no success', () => ({ success: false, response: 'x' }), trouble],
  ['no text', () => ({ success: true }), trouble],
  ['an empty text', () => ({ success: true, response: ' ' }), trouble],
  ['nothing', () => Response.json(null), trouble],
  ['no JSON', () => new Response('<html>'), trouble],
])('shows how to reach a person after %s', async (_, respond, text) => {
  await openChat(respond);
  say('Anybody there?');
  await replied(text);
  const phone = entries().at(-1)?.querySelector(`a[href="${organization.phone.href}"]`);
  expect(phone?.textContent).toBe(organization.phone.text);
  expect(document.activeElement).toBe(question());
});

it('shows markup as text in messages and replies', async () => {
  const hostile = '<img src=x onerror="document.title=1"> <a href="/donate">x</a> [x](/donate)';
  await openChat(hostile);
  say(hostile);
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(lastEntry()).toContain(hostile);
  expect(entries().at(-2)?.textContent).toContain(hostile);
  for (const entry of entries().slice(-2)) expect(entry.querySelector('img, a')).toBeNull();
});

it('copies one message or the conversation, with full URLs', async () => {
  const copied: string[] = [];
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      clipboard: { value: { writeText: async (text: string) => void copied.push(text) } },
    }),
  );
  await openChat('We open at 8: /contact.');
  say('When?');
  await replied('We open at 8');
  tool(labels.copyMessage);
  await findToast(toasts.messages.messageCopied.title);
  expect(copied).toEqual([`We open at 8: ${location.origin}/contact.`]);
  tool(labels.copyConversation);
  await findToast(toasts.messages.conversationCopied.description ?? '');
  expect(copied[1]).toBe(
    `Assistant: ${greeting}\n\nYou: When?\n\nAssistant: We open at 8: ${location.origin}/contact.`,
  );
});

it('shares the conversation, or copies it when the browser cannot share', async () => {
  const shared: unknown[] = [];
  const outcomes = [undefined, 'AbortError', 'NotAllowedError'];
  const share = async (data: unknown) => {
    shared.push(data);
    const name = outcomes.shift();
    if (name !== undefined) throw new DOMException('', name);
  };
  const writeText = vi.fn(async () => {});
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      share: { value: share },
      clipboard: { value: { writeText } },
    }),
  );
  await openChat('Here.');
  for (const _ of [1, 2]) {
    tool(labels.share);
    await act(async () => {});
  }
  expect(shared[0]).toEqual({ title: assistant.share.title, text: `Assistant: ${greeting}` });
  expect(document.querySelector('.toast')).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
  tool(labels.share);
  await findToast(assistant.share.unavailable);
  expect(writeText).toHaveBeenCalledOnce();
});

it('announces a new reply while the chat is minimized', async () => {
  const held = createDelayedResponse();
  await openChat(() => held.response);
  say('Slow?');
  tool(labels.minimize);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.className).toBe('chat-launcher');
  await act(async () => held.answer({ success: true, response: 'Done.' }));
  await screen.findByText(labels.newReply, { selector: '[role=status]' });
  await openAgain();
  expect(lastEntry()).toContain('Done.');
});

it('resends the question when the page is reloaded before the reply', async () => {
  sessionStorage.setItem(
    'wwi_chat',
    JSON.stringify([{ id: 0, role: 'user', content: 'Anybody?' }]),
  );
  const { asked } = await openChat('At last.');
  await replied('At last.');
  expect(asked()).toEqual([{ message: 'Anybody?' }]);
  expect(entries()).toHaveLength(2);
});

it('does not restore the conversation of a visitor who left quickly when a reply comes late', async () => {
  const held = createDelayedResponse();
  await openChat(() => held.response);
  say('I need to get out');
  await screen.findByText(assistant.thinking);
  sessionStorage.clear();
  await act(async () => held.answer({ success: true, response: 'We can help.' }));
  await replied('We can help.');
  expect(Object.keys(sessionStorage)).not.toContain('wwi_chat');
});

it('shows no English on a Spanish page: panel, replies and toasts', async () => {
  const spanish = contentOf('es');
  const { assistant: texts, toasts: said } = spanish;
  let hasClipboard = false;
  const writeText = async () => {
    if (!hasClipboard) throw new Error('refused');
  };
  const share = () => Promise.reject(new Error('no way to share'));
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      share: { value: share },
      clipboard: { value: { writeText } },
    }),
  );
  const replies = [
    { success: true, response: 'Abrimos a las ocho.' },
    Response.json({ error: { code: 'busy', message: 'Please wait.' } }, { status: 503 }),
    { success: false, error: 'Nothing to say.' },
  ];
  await openChat(() => replies.shift(), 'es');
  const english = () =>
    findEnglishSentences(extractVisibleText(`<title></title>${document.body.outerHTML}`));
  expect(lastEntry()).toContain(texts.greeting);
  fireEvent.click(screen.getByText(texts.quickActions[0] ?? ''));
  await replied('Abrimos a las ocho.');
  tool(texts.labels.copyMessage);
  await findToast(said.messages.copyFailed.title);
  expect(english(), 'a reply, and a copy that failed').toEqual([]);
  hasClipboard = true;
  tool(texts.labels.copyMessage);
  await findToast(said.messages.messageCopied.title);
  tool(texts.labels.share);
  await findToast(texts.share.unavailable);
  expect(english(), 'copied and shared').toEqual([]);
  for (const own of ['busy', 'trouble'] as const) {
    fireEvent.change(question(texts.input.label), { target: { value: '¿A qué hora abren?' } });
    fireEvent.keyDown(question(texts.input.label), { key: 'Enter' });
    await replied(texts.failures[own].split('.')[0] ?? '');
    expect(english(), own).toEqual([]);
  }
});
