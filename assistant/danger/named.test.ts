// Tests danger involving a person with the name of one of our staff, or worded like a program's name.
import { describe, expect, it } from 'vitest';
import { assistantContent } from '#content/assistant';
import { createAssistant } from '../assistant.ts';
import { readDangerExamples } from '../learning/examples.ts';

const upcomingEvents = async () => [];
const ours = createAssistant({ content: assistantContent, upcomingEvents });
const names = { ...assistantContent.names, person: [] };
const withoutNames = createAssistant({ content: { ...assistantContent, names }, upcomingEvents });

async function namesLines({ read, reply }: typeof ours, message: string): Promise<boolean> {
  const { text } = await reply(read(message));
  return text.includes('911') && text.includes('988');
}

describe('danger next to one of our names', () => {
  it.each([
    'Samuel overdosed',
    'Samuel just got shot',
    'Samuel choked me',
    'Renee is bleeding a lot',
    'Amina fainted',
    'Amima hit me again',
    'my name is Samuel and my wife Renee is hitting me',
    'tengo miedo de Samuel',
    'bleeding for an hour maybe more',
    'my chest hurts for two days maybe more',
    'my neck was in his hands',
    'a gun was in his hands',
  ])('names 911 and 988: %s', async (message) => {
    const { text } = await ours.reply(ours.read(message));
    expect(text.slice(0, 150)).toContain('911');
    expect(text).toContain('988');
  });

  const somebody =
    /^(?:he|she|my (?:husband|wife|son|daughter|mom|dad|boyfriend)|mi (?:esposo|esposa|hijo|hija|mama|papa|novio)|ella)(?= )/i;
  const short = readDangerExamples()
    .filter(({ label, text }) => label !== 'calm' && somebody.test(text))
    .filter(({ text }) => text.split(' ').length <= 6);

  it.each([...new Set(assistantContent.names.person)])(
    'detects the same dangers with the name %s as without it',
    async (name) => {
      expect(short.length).toBeGreaterThan(50);
      for (const { text } of short) {
        const message = text.replace(somebody, name);
        const isHeard = await namesLines(withoutNames, message);
        if (isHeard) expect(await namesLines(ours, message), message).toBe(true);
      }
    },
  );
});

describe('questions about our people and programs', () => {
  it.each([
    'who is Renee Alston',
    'quien es Renee Alston',
    'can I talk to Samuel Okafor',
    'how do i email Amina Yusuf',
    'is Maybe More free',
    'tell me about In His Hands',
    'what is in his hands',
    'mi amiga necesita comida',
    'i dont want to live in Richmond',
  ])('raises no alarm: %s', async (message) => {
    expect((await ours.reply(ours.read(message))).text).not.toMatch(/911|988/);
  });

  it('answers the request first when a program name resembles a message about danger', async () => {
    const { text } = await ours.reply(ours.read('explain In His Hands to me'));
    expect(text).toMatch(/^In His Hands is one of our programs/);
  });
});
