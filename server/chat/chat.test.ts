import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { defaultSite } from '#content/all';
import { languages } from '#content/languages';
import { openSite } from '../../tests/api/harness.ts';
import { chatRoutes } from './chat.ts';
import { createChatAssistant } from './chat-assistant.ts';

const site = openSite();
beforeAll(() => {
  site.clock.stoppedAt = Date.now();
});

async function ask(message: string): Promise<{ status: number; text: string }> {
  const response = await site.visitor('POST', '/api/chat', {
    body: { message },
    address: '192.0.2.7',
  });
  return { status: response.status, text: JSON.stringify(response.body) };
}

it('returns one reply in the specified format', async () => {
  const response = await site.visitor('POST', '/api/chat', { body: { message: 'i need food' } });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    success: true,
    pages: expect.any(Object),
    response: expect.stringContaining('/programs/five-group-foods'),
  });
});

it('replies to one or two words in the language of the page', async () => {
  const replyOn = async (language: string) => {
    const headers = { 'Content-Language': language };
    return (await site.visitor('POST', '/api/chat', { body: { message: 'hospital' }, headers }))
      .body;
  };
  const [english, spanish] = [await replyOn('en'), await replyOn('es')];
  expect(english).not.toEqual(spanish);
  const { body } = await site.visitor('POST', '/api/chat', { body: { message: 'hospital' } });
  // Simulates a site with one language more than the assistant.
  const known = languages as unknown as string[];
  known.push('de');
  onTestFinished(() => void known.pop());
  for (const other of ['xx', 'de']) expect(await replyOn(other)).toEqual(body);
});

it.each(['i need food', 'my dad is not breathing', 'bonjour, je cherche de la nourriture'])(
  'classifies %j only once',
  async (message) => {
    const assistant = createChatAssistant({ upcomingEvents: async () => [] });
    const read = vi.spyOn(assistant, 'read');
    const [route] = chatRoutes;
    const request = new Request('http://site.example/api/chat');
    const reply = await route?.handle({
      assistant,
      body: { message },
      request,
      site: () => defaultSite,
    } as never);
    expect(reply?.body).toMatchObject({ success: true });
    expect(read).toHaveBeenCalledOnce();
  },
);

function askAtOnce(message: string, times: number) {
  return Promise.all(Array.from({ length: times }, () => ask(message)));
}

it('names 911 and 988 in the refusal when a caller is over a limit', async () => {
  const refused = (await askAtOnce('i need food', 90)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { text } of refused) expect(text).toMatch(/911.*988/);
});

it('answers danger over the finer limit, and refuses only far over it, with emergency lines', async () => {
  const danger = await ask('my dad is not breathing');
  expect(danger.status).toBe(200);
  expect(danger.text).toContain('911');
  const refused = (await askAtOnce('not breathing', 200)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { text } of refused) expect(text).toMatch(/911.*988/);
});

it('counts requests of a network before it validates the body', async () => {
  const send = () =>
    site.visitor('POST', '/api/chat', { body: { nothing: 'asked' }, address: '192.0.3.8' });
  const statuses = (await Promise.all(Array.from({ length: 150 }, send))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  const { body } = await send();
  expect(JSON.stringify(body)).toMatch(/911.*988/);
});
