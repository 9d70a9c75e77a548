import { describe, expect, it } from 'vitest';
import { assistant } from '#content/en/assistant';
import { replies as englishReplies } from '#content/en/assistant-replies';
import { replies as spanishReplies } from '#content/es/assistant-replies';
import { interpretedLanguages } from '#content/interpreted-languages';
import { languageOf } from './reply-language.ts';

const textsOf = ({ danger, facts, actions, talk, fallback }: typeof spanishReplies) => [
  ...Object.values(danger),
  ...Object.values(facts),
  ...Object.values(actions).map(({ about, next }) => `${about} ${next}`),
  ...Object.values(talk),
  fallback,
];

describe('a sentence in another language', () => {
  it.each([
    ['ko', 'ko'],
    ['am', 'am'],
    ['zh', 'zh'],
    ['ar', 'ar'],
    ['prs', 'fa-AF'],
    ['vi', 'vi'],
  ] as const)('%s is read aloud as what it is', (language, expected) => {
    expect(languageOf(interpretedLanguages[language].reply)).toBe(expected);
  });
});

describe('the language a message is read aloud in', () => {
  it('is Spanish for what the assistant says in Spanish', () => {
    const missed = textsOf(spanishReplies).filter((text) => languageOf(text) !== 'es');
    expect(missed).toEqual([]);
  });

  it('is never Spanish for what it says in English, on a page of either language', () => {
    const english = [...textsOf(englishReplies), assistant.greeting, ...assistant.quickActions];
    expect(english.filter((text) => languageOf(text) === 'es')).toEqual([]);
    expect(languageOf(assistant.greeting)).toBe('en');
  });

  it('is that of the page for what shows none', () => {
    const others = ['', '911', 'no', 'José de Soto'];
    expect(others.filter((text) => languageOf(text) !== undefined)).toEqual([]);
  });
});
