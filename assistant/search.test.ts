import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './search.ts';
import { type NeedId, needs } from './topics.ts';
import { wordsOf } from './words.ts';

const index = createSearchIndex();

describe('the index', () => {
  it('finds a service in the content for every need, in the program that looks after it', () => {
    for (const id of Object.keys(needs) as NeedId[]) {
      expect(index.serviceFor(id)?.program, id).toBe(needs[id].program);
    }
  });

  it.each([
    ['rent', 'Help before an eviction'],
    ['ged', 'GED class'],
    ['food-delivery', 'Doorstep delivery'],
    ['recovery', 'Recovery circle'],
    ['laptop', 'Laptop to keep'],
  ] as const)('leads from %s to "%s"', (need, title) => {
    expect(index.serviceFor(need)?.title).toBe(title);
  });

  it('maps the words of both languages to the same topic', () => {
    const topic = (text: string, lang: 'en' | 'es') =>
      index.topics(wordsOf(text), 'unclear', lang)[0]?.id;
    expect(topic('i got evicted', 'en')).toBe('rent');
    expect(topic('me desalojaron', 'es')).toBe('rent');
  });

  it('finds a passage by its words', () => {
    expect(index.passages(wordsOf('forklift training'), 1)[0]?.passage.title).toBe(
      'Trade training',
    );
  });
});
