import { describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import type { Language } from '#content/languages';
import { type FindableEvent, findPages as findIn } from './page-for-word';

const findPages = (query: string, language: Language, upcoming?: readonly FindableEvent[]) =>
  findIn(query, language, defaultSite, upcoming);

const first = (query: string) => findPages(query, 'en').help[0];
const textOf = (query: string) => first(query)?.pieces.join('') ?? '';

describe('looking for help', () => {
  it.each([
    ['diapers', '/programs/home-at-heart', /diapers/],
    ['Diaper', '/programs/home-at-heart', /diapers/],
    ['GED', '/programs/evergreen-student', /GED/],
    ['rent', '/programs/home-at-heart', /rent/i],
    ['help with my rent please', '/programs/home-at-heart', /rent/i],
    ['tutoring', '/programs/evergreen-student', /tutor/i],
    ['hungry', '/programs/five-group-foods', /food/i],
    ['pañales', '/programs/home-at-heart', /diapers/],
    ['resumee', '/programs/will-work-win', /resume/i],
    ['dipaers', '/programs/home-at-heart', /diapers/],
  ])('%s leads to %s and shows why', (query, href, why) => {
    expect(first(query)?.href).toBe(href);
    expect(`${first(query)?.heading} ${textOf(query)}`).toMatch(why);
  });

  it('marks the words that matched', () => {
    expect(first('diapers')?.pieces[1]).toBe('diapers');
  });

  it.each([
    ['en', 'he hits me'],
    ['es', 'él me maltrata'],
  ] as const)('finds only our safety pages for danger in small words: %s %s', (language, words) => {
    const { help, others } = findPages(words, language);
    expect(help.map(({ href }) => href)).toEqual(['/programs/maybe-more', '/get-assistance']);
    expect(others).toEqual([]);
  });

  it('finds every kind of page by its own text', () => {
    const others = (query: string) => findPages(query, 'en').others.map(({ href }) => href);
    expect(findPages('chapter', 'en').best[0]?.href).toBe('/chapter-leader');
    expect(others('welder')).toContain('/');
    expect(others('cookies')).toContain('/privacy');
    expect(others('founders')).toContain('/about');
  });

  it('finds an event by its words and its weekday, and puts it before help only when it is named', () => {
    const event = {
      ...{ translatedTitle: '', translatedDescription: '' },
      ...{ title: 'Food Table', eventType: 'Food Distribution', description: 'Free bread' },
      ...{ eventDate: '2026-11-28T12:00:00.000Z', eventTime: '10:00 AM', location: 'Library' },
    };
    const found = (words: string) => findPages(words, 'en', [event]);
    expect(found('saturday food')).toMatchObject({ isEventAsked: true });
    expect(found('saturday food').events[0]).toMatchObject({
      href: '/events',
      title: 'Food Table',
    });
    expect(found('food')).toMatchObject({ isEventAsked: false, events: [{ title: 'Food Table' }] });
    expect(found('monday food').events).toEqual([]);
  });

  it('finds an event by its Spanish title, and shows its Spanish texts to a Spanish reader', () => {
    const event = {
      ...{ title: 'Money Basics Workshop', translatedTitle: 'Taller de finanzas básicas' },
      ...{ description: 'Meet a coach.', translatedDescription: 'Conozca a un asesor.' },
      ...{ eventType: 'Workshop', eventDate: '2026-12-10T12:00:00.000Z' },
      ...{ eventTime: '5:30 PM', location: 'Library' },
    };
    for (const words of ['taller finanzas', 'money basics']) {
      expect(findPages(words, 'es', [event]).events[0]).toMatchObject({
        title: 'Taller de finanzas básicas',
        pieces: ['Conozca a un asesor.'],
      });
    }
    expect(findPages('finanzas básicas', 'en', [event]).events[0]?.title).toBe(event.title);
  });

  it('ranks pages that match every word above pages that match some', () => {
    for (const { pieces, heading } of findPages('winter coat', 'en').help) {
      expect(`${heading} ${pieces.join('')}`).toMatch(/coat|winter/i);
    }
    expect(findPages('zebra rent', 'en').help[0]?.href).toBe('/programs/home-at-heart');
  });

  it.each([
    ['en', 'food tonight', 'five-group-foods'],
    ['en', 'food today', 'five-group-foods'],
    ['es', 'comida hoy', 'five-group-foods'],
    ['en', 'winter coat kids', 'home-at-heart'],
    ['en', 'rent money', 'home-at-heart'],
  ] as const)(
    'leads to the help, whatever other page knows both words: %s %s',
    (language, words, program) => {
      const { help } = findPages(words, language);
      expect(help.map(({ href }) => href)).toContain(`/programs/${program}`);
    },
  );

  it('shows the crisis lines to somebody who may be in danger', () => {
    expect(findPages('suicide', 'en').isUrgent).toBe(true);
    expect(findPages('he hits me', 'en').isUrgent).toBe(true);
    expect(findPages('food', 'en').isUrgent).toBe(false);
  });

  it.each([
    ['en', 'my husband beat me'],
    ['en', 'he hit me'],
    ['es', 'mi esposo me pegó'],
    ['es', 'me golpearon'],
    ['es', 'me amenazó'],
    ['es', 'maltrato'],
    ['en', 'abusive relationship'],
    ['en', 'sexual assault'],
    ['en', 'molested'],
    ['en', 'stabbed'],
    ['en', 'overdosed'],
    ['en', 'overdosing'],
    ['en', 'trafficking'],
    ['en', 'killed'],
    ['en', 'bleeding'],
    ['en', 'self-harm'],
    ['en', 'end my life'],
    ['en', 'afraid of my husband'],
    ['en', 'quitarme la vida'],
    ['es', 'abusivo'],
    ['es', 'mujeres maltratadas'],
    ['es', 'agredida'],
    ['es', 'agresión'],
    ['es', 'quiero hacerme daño'],
    ['es', 'tengo miedo de mi esposo'],
  ] as const)('shows them to who tells in %s what has happened: %s', (language, words) => {
    expect(findPages(words, language).isUrgent).toBe(true);
  });

  it.each([
    ['en', 'rap music'],
    ['en', 'harm reduction'],
    ['en', 'end of life care'],
    ['en', 'life skills'],
    ['en', 'traffic ticket'],
    ['en', 'stable housing'],
    ['en', 'afraid of dogs'],
    ['en', 'my dad died'],
    ['en', 'self care for my husband'],
    ['es', 'seguro de vida'],
    ['es', 'daños por agua'],
    ['es', 'personas mayores'],
    ['es', 'le hace daño la leche'],
    ['es', ''],
  ] as const)('shows them in %s to nobody who looks for something else: %s', (language, words) => {
    expect(findPages(words, language).isUrgent).toBe(false);
  });

  it.each(['', '   ', 'zzzzqqq', '"><script>', '{word}', '🦊', 'the', '.*', 'a'.repeat(100)])(
    'finds nothing and does not fail for %j',
    (query) => {
      const { best, help, others } = findPages(query, 'en');
      expect(best.length + help.length + others.length).toBeLessThanOrEqual(12);
    },
  );
});
