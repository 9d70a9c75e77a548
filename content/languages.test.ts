import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getPathLanguage, localizePath, removeLanguagePrefix } from './languages.ts';

describe('page paths', () => {
  it.each([
    ['/', '/es'],
    ['/about', '/es/about'],
    ['/get-started?type=volunteer', '/es/get-started?type=volunteer'],
    ['/?a=b', '/es?a=b'],
  ])('translates %s to %s in Spanish and back', (page, spanish) => {
    expect(localizePath('es', page)).toBe(spanish);
    expect(localizePath('en', page)).toBe(page);
    expect(getPathLanguage(spanish)).toBe('es');
    expect(getPathLanguage(page)).toBe('en');
    expect(removeLanguagePrefix(spanish)).toBe(page);
  });

  it('detects the language of a page only from a whole path segment', () => {
    for (const path of ['/essay', '/es-about', '/ES/about'])
      expect(getPathLanguage(path)).toBe('en');
    expect(getPathLanguage('/es.data')).toBe('es');
  });

  it('keeps the URLs of other sites when the language changes', () => {
    expect(localizePath('es', 'https://example.org/about')).toBe('https://example.org/about');
    expect(localizePath('es', 'tel:911')).toBe('tel:911');
  });
});

it('names no language in the files of app, server and domain', () => {
  const root = new URL('..', import.meta.url);
  const named = /content\/(?:en|es)\b|['"](?:en|es)(?:-[A-Z]{2})?['"]|\blang="[a-z]/;
  const files = ['app', 'server', 'domain'].flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true })
      .map((name) => `${room}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|screen)\.tsx?$/.test(name)),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => named.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});
