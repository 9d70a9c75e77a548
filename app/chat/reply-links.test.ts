import { describe, expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { replies as englishTexts } from '#content/en/assistant-replies';
import { replies as spanishTexts } from '#content/es/assistant-replies';
import { interpretedLanguages as interpretedTexts } from '#content/interpreted-languages';
import {
  findEmergencyLinks,
  splitReply,
  splitUrgentSentence,
  withFullAddresses,
} from './reply-links.ts';

const englishReplies = defaultSite.fill(englishTexts, 'en');
const spanishReplies = defaultSite.fill(spanishTexts, 'es');
const interpretedLanguages = defaultSite.fill(interpretedTexts, 'en');

const { assistant, organization } = contentOf('en');
const { assistant: spanishAssistant } = contentOf('es');

const linksIn = (reply: string) =>
  splitReply(reply, organization).flatMap(({ text, href }) =>
    href === undefined ? [] : [[text, href]],
  );
const textOf = (reply: string) =>
  splitReply(reply, organization)
    .map(({ text }) => text)
    .join('');

describe('links in a reply', () => {
  it('links pages of the site with query and fragment, without the period after them', () => {
    expect(
      linksIn('See /programs/maybe-more, /about#service-areas or (/get-started?type=volunteer).'),
    ).toEqual([
      ['/programs/maybe-more', '/programs/maybe-more'],
      ['/about#service-areas', '/about#service-areas'],
      ['/get-started?type=volunteer', '/get-started?type=volunteer'],
    ]);
  });

  it('links phone numbers and email addresses', () => {
    expect(linksIn('Call 804-555-0142 or write to hello@example.org.')).toEqual([
      ['804-555-0142', 'tel:+18045550142'],
      ['hello@example.org', 'mailto:hello@example.org'],
    ]);
  });

  it('links 911, and 988 by call and by text, in both languages', () => {
    expect(linksIn('Call 911 now. You can also call or text 988, day or night.')).toEqual([
      ['911', 'tel:911'],
      ['call', 'tel:988'],
      ['text 988', 'sms:988'],
    ]);
    expect(linksIn('Por favor llame o mande un mensaje de texto al 988, de día.')).toEqual([
      ['llame', 'tel:988'],
      ['mande un mensaje de texto al 988', 'sms:988'],
    ]);
    expect(linksIn(spanishAssistant.crisis)).toEqual([
      ['911', 'tel:911'],
      ['988', 'tel:988'],
      ['texto AYUDA al 988', 'sms:988'],
    ]);
    for (const reply of Object.values(spanishReplies.danger)) {
      expect(linksIn(reply)).toContainEqual(['palabra AYUDA al 988', 'sms:988']);
    }
  });

  it.each(Object.entries(interpretedLanguages))(
    'links every number in replies in other languages: %s',
    (_, { danger, reply }) => {
      const phones = [danger, reply].join(' ').match(/\d{3}-\d{3}-\d{4}/g) ?? [];
      expect(phones).not.toEqual([]);
      const links = [...linksIn(danger), ...linksIn(reply)].map(([text]) => text);
      expect(links).toEqual(expect.arrayContaining(phones));
      const named = danger.match(/911|988/g) ?? [];
      expect(named).toContain('911');
      expect(linksIn(danger).filter(([, href]) => /911|988/.test(href ?? ''))).toHaveLength(
        named.length,
      );
      expect(splitUrgentSentence(danger)?.first).toMatch(/911|988/);
    },
  );

  it('links only external URLs of the organization', () => {
    expect(linksIn(`Pay at (${organization.links.donate}); or https://evil.example/x.`)).toEqual([
      [organization.links.donate, organization.links.donate],
    ]);
  });

  it('ignores text that only looks like a link', () => {
    const reply =
      'Open 24/7, and/or on 9/11 from $5 /a, at //evil.example, javascript:alert(1), 1988, 24-48 h.';
    expect(linksIn(reply)).toEqual([]);
  });

  it('keeps every character of the reply', () => {
    const said = '<b>Hi</b>\n\n  (see /volunteer), “call or text 988”…  Call or text 988! /x/';
    expect(textOf(said)).toBe(said);
    for (const reply of Object.values(spanishReplies.facts)) expect(textOf(reply)).toBe(reply);
  });
});

describe('emergency replies', () => {
  const languages = { en: englishReplies, es: spanishReplies };

  it.each(Object.entries(languages))(
    'recognizes an emergency reply by its first sentence (%s)',
    (_, replies) => {
      for (const reply of Object.values(replies.danger)) {
        const { first, rest } = splitUrgentSentence(reply) ?? { first: '', rest: '' };
        expect(first).toMatch(/911|988/);
        expect(`${first} ${rest}`).toBe(reply);
      }
      // A question about the crisis line gets it first too.
      const { 'crisis-line': crisisLine, ...others } = replies.facts;
      expect(splitUrgentSentence(crisisLine)?.first).toContain('988');
      for (const reply of [replies.fallback, ...Object.values(others)]) {
        expect(splitUrgentSentence(reply)).toBeUndefined();
      }
    },
  );

  it('treats no failure message as an emergency reply, because it names the emergency lines only at the end', () => {
    for (const failure of Object.values(assistant.failures)) {
      expect(splitUrgentSentence(failure)).toBeUndefined();
      expect(linksIn(failure).map(([, href]) => href)).toContain('sms:988');
    }
  });

  it('links the emergency line first that an emergency reply names first', () => {
    expect(
      findEmergencyLinks('Call 911 now.', organization.crisis).map(({ href }) => href),
    ).toEqual(['tel:911', 'tel:988', 'sms:988']);
    expect(findEmergencyLinks('Please call or text 988.', organization.crisis)[0]?.href).toBe(
      'tel:988',
    );
  });
});

describe('copied replies', () => {
  it('copies a reply with full URLs of pages and otherwise unchanged', () => {
    const text =
      'See /programs/one-two, or ask at /get-started?type=donate. Call 911 or 804-555-0142.';
    expect(withFullAddresses(text, 'https://site.example', 'en')).toBe(
      'See https://site.example/programs/one-two, or ask at https://site.example/get-started?type=donate. Call 911 or 804-555-0142.',
    );
    expect(withFullAddresses('Vea /volunteer.', 'https://site.example', 'es')).toBe(
      'Vea https://site.example/es/volunteer.',
    );
  });
});
