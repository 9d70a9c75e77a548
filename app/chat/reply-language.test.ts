import { describe, expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { replies as englishTexts } from '#content/en/assistant-replies';
import { replies as spanishTexts } from '#content/es/assistant-replies';
import { interpretedLanguages as interpretedTexts } from '#content/interpreted-languages';
import { detectReplyLanguage } from './reply-language.ts';

const englishReplies = defaultSite.fill(englishTexts, 'en');
const spanishReplies = defaultSite.fill(spanishTexts, 'es');
const interpretedLanguages = defaultSite.fill(interpretedTexts, 'en');

const { assistant } = contentOf('en');

const textsOf = ({ danger, facts, actions, talk, fallback }: typeof spanishReplies) => [
  ...Object.values(danger),
  ...Object.values(facts),
  ...Object.values(actions).map(({ about, next }) => `${about} ${next}`),
  ...Object.values(talk),
  fallback,
];

describe('detectReplyLanguage for other scripts', () => {
  it.each([
    ['ko', 'ko'],
    ['am', 'am'],
    ['zh', 'zh'],
    ['ar', 'ar'],
    ['prs', 'fa-AF'],
    ['vi', 'vi'],
  ] as const)('detects the language of the %s reply', (language, expected) => {
    expect(detectReplyLanguage(interpretedLanguages[language].reply)).toBe(expected);
  });
});

describe('detectReplyLanguage', () => {
  it("returns Spanish for the assistant's Spanish replies", () => {
    const missed = textsOf(spanishReplies).filter((text) => detectReplyLanguage(text) !== 'es');
    expect(missed).toEqual([]);
  });

  it("never returns Spanish for the assistant's English replies", () => {
    const english = [...textsOf(englishReplies), assistant.greeting, ...assistant.quickActions];
    expect(english.filter((text) => detectReplyLanguage(text) === 'es')).toEqual([]);
    expect(detectReplyLanguage(assistant.greeting)).toBe('en');
  });

  it('returns undefined when a text does not reveal its language', () => {
    const others = ['', '911', 'no', 'José de Soto'];
    expect(others.filter((text) => detectReplyLanguage(text) !== undefined)).toEqual([]);
  });
});
