import { describe, expect, it } from 'vitest';
import { programs } from '#domain/programs';
import { actionOf } from './choice.ts';
import { englishReplies } from './replies-en.ts';
import { spanishReplies } from './replies-es.ts';
import type { Replies } from './reply-shape.ts';
import { createSearchIndex } from './search.ts';
import { pathsIn, sentencesIn } from './sentences.ts';
import { needs, type RoleFactId } from './topics.ts';

const languages: Record<string, Replies> = {
  English: englishReplies(createSearchIndex().serviceFor),
  Spanish: spanishReplies,
};

function* allAnswers(said: Replies): Generator<[name: string, text: string]> {
  yield ['fall-back', said.fallback];
  yield ['a bare cry for help', said.bareHelp];
  yield* Object.entries(said.danger);
  yield* Object.entries(said.facts);
  yield* Object.entries(said.talk);
  yield ['open', said.hours({ isOpen: true, until: '6:00 PM' })];
  yield ['closed', said.hours({ isOpen: false, opens: new Date('2026-01-12T13:00:00Z') })];
  for (const [id, { about, next }] of Object.entries(said.actions)) yield [id, `${about} ${next}`];
  for (const [id, text] of Object.entries(said.roleFacts)) {
    yield [id, `${text} ${said.actions[actionOf(id as RoleFactId)].next}`];
  }
  for (const [id, text] of Object.entries(said.needs)) {
    yield [
      id,
      said.helpWith('Home at Heart', `/programs/${needs[id as keyof typeof needs].program}`, text),
    ];
  }
  for (const { slug, name } of programs) {
    yield [slug, said.aboutProgram(name, `/programs/${slug}`, said.programs[slug])];
  }
}

describe.each(Object.entries(languages))('in %s', (_, said) => {
  it.each([...allAnswers(said)])('%s takes two to five sentences', (_name, text) => {
    expect(sentencesIn(text)).toBeGreaterThanOrEqual(2);
    expect(sentencesIn(text)).toBeLessThanOrEqual(5);
  });

  it.each(Object.entries(said.pointers))(
    'the pointer to %s is one short sentence',
    (_name, text) => {
      expect(sentencesIn(text)).toBe(1);
      expect(text.length).toBeLessThan(100);
    },
  );
});

describe('counting', () => {
  it('takes no dot in a name, a time or an address for the end of a sentence', () => {
    expect(sentencesIn('M.A.Y.B.E. More helps. It opens at 8:00 A.M.? See example.org.')).toBe(3);
  });

  it('finds our pages and no other addresses', () => {
    expect(
      pathsIn('See /programs/maybe-more, /get-started?type=donate or https://a.example/b.'),
    ).toEqual(['/programs/maybe-more', '/get-started?type=donate']);
  });
});
