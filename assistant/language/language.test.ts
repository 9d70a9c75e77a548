import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assistantContent } from '#content/assistant';
import { interpretedLanguages } from '#domain/assistant-topics';
import { createAssistant } from '../assistant.ts';

const { read, reply } = createAssistant({
  content: assistantContent,
  upcomingEvents: async () => [],
});
const ask = async (message: string) => (await reply(read(message))).text;

describe('messages of one or two words', () => {
  it.each(['911', 'no', 'medicaid', 'hospital', 'rape', 'unconscious', 'heatstroke'])(
    'keeps the page language English: %s',
    (message) => {
      expect(read(message, 'en').language).toBe('en');
    },
  );

  it.each(['telefono', '911', 'hospital'])('keeps the page language Spanish: %s', (message) => {
    expect(read(message, 'es').language).toBe('es');
  });

  it('overrides the page language when the words are clearly of another one', () => {
    for (const message of ['comida', 'hola', 'tengo hambre', 'mi esposo me pega']) {
      expect(read(message, 'en').language).toBe('es');
    }
    for (const message of ['food', 'rent help', 'i need food for my kids']) {
      expect(read(message, 'es').language).toBe('en');
    }
    expect(read('أريد', 'en').language).toBe('ar');
  });
});

describe('languages without a full set of replies', () => {
  it.each([
    ['fr', 'bonjour, je cherche de la nourriture pour mes enfants', 'interprète'],
    ['fr', 'avez-vous un logement pour ma famille ?', 'interprète'],
    ['ht', 'mwen bezwen manje pou pitit mwen yo', 'entèprèt'],
    ['pt', 'preciso de ajuda com o aluguel, não tenho dinheiro', 'intérprete'],
    ['ar', 'أحتاج إلى طعام لأطفالي', 'مترجم'],
    ['zh', '我需要食物和住房', '翻译'],
    ['vi', 'tôi cần giúp đỡ tìm nhà', 'thông dịch viên'],
    ['vi', 'toi can giup do tim viec lam', 'thông dịch viên'],
    ['ko', '음식이 필요합니다', '통역'],
    ['tl', 'kailangan ko po ng tulong sa pagkain', 'tagasalin'],
    ['am', 'ምግብ እፈልጋለሁ', 'አስተርጓሚ'],
    ['prs', 'من به غذا برای اطفالم ضرورت دارم', 'ترجمان'],
  ])('recognizes %s and offers an interpreter: %s', async (_language, message, expected) => {
    const reply = await ask(message);
    expect(reply).toContain(expected);
    expect(reply).toContain('804-555-0142');
  });

  it.each([
    'je veux me tuer',
    'mwen vle mouri',
    'meu marido me bate',
    'أريد أن أموت',
    '我想自杀',
    'tôi muốn chết',
    '자살하고 싶어요',
    'gusto ko nang mamatay',
    'መሞት እፈልጋለሁ',
    'می‌خواهم بمیرم',
  ])('names 911 and 988: %s', async (message) => {
    expect(await ask(message)).toMatch(/911[\s\S]*988/);
  });
});

it.each([
  ['il me frappe', 'fr'],
  ['mon mari me frappe', 'fr'],
  ['mon mari me bat', 'fr'],
  ['au secours', 'fr'],
  ['quero morrer', 'pt'],
  ['ele me bate', 'pt'],
] as const)(
  'replies to the danger in "%s" in its language although the message is short',
  async (message, language) => {
    expect(await ask(message)).toBe(assistantContent.interpreted[language].danger);
  },
);

it.each(['me mataron la bicicleta', 'ataque cardiaco', 'tu tu'])(
  'does not mistake "%s" for another language',
  async (message) => {
    const others = interpretedLanguages.map((language) => assistantContent.interpreted[language]);
    const reply = await ask(message);
    expect(others.some((other) => other.danger === reply || other.reply === reply)).toBe(false);
  },
);

it.each(['me quiero matar', 'auxilio', 'mi esposo me pega'])(
  'explains how to reach the crisis line in Spanish: %s',
  async (message) => {
    expect(await ask(message)).toContain('llame al 988 y oprima 2');
  },
);

it.each(interpretedLanguages)(
  'never suggests a text message to a number for calls: %s',
  (language) => {
    const { reply } = assistantContent.interpreted[language];
    expect(reply).not.toMatch(/SMS|tèks|texto|نصية|短信|nhắn tin|문자|mag-text|የጽሑፍ|پیام/);
  },
);

it('keeps the replies in other languages as content, marked for review by a native reader', () => {
  const file = new URL('../../content/interpreted-languages.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toContain('WAITING FOR A NATIVE READER');
  expect(Object.keys(assistantContent.interpreted)).toEqual(
    expect.arrayContaining([...interpretedLanguages, 'es']),
  );
});
