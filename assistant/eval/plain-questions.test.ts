// The most common requests in the fewest words; training on rare wordings must not break them.
import { describe, expect, it } from 'vitest';
import { createAssistantToTest } from './score.ts';

const assistant = createAssistantToTest();

const plain: Record<string, readonly string[]> = {
  '/programs/five-group-foods': [
    'i need food',
    'need food for my kids tonight',
    'necesito comida',
    'necesito comida para mis hijos',
  ],
  '/programs/home-at-heart': [
    'help with rent',
    'ayuda con la renta',
    'i need a coat',
    'necesito ropa',
    'shelter tonight',
    'donde puedo dormir hoy',
    'diapers',
    'light bill',
  ],
  '/programs/will-work-win': ['i need a job', 'busco trabajo', 'resume help'],
  '/programs/evergreen-student': ['ged classes', 'clases de ingles', 'tutor for my son'],
  '/programs/maybe-more': ['i need counseling', 'rehab'],
  '/programs/blended-roots': ['parenting class', 'mentor for my son'],
  '/programs/in-his-hands': ['choir'],
  '/programs/nurture-nature': ['plant a tree'],
  '/programs/digital-diaspora': ['computer class', 'free laptop'],
  '/volunteer': ['how do i volunteer', 'quiero ser voluntario'],
  '/donate': ['how do i donate', 'quiero donar'],
  '/host-drive-giveaway': ['i want to host a food drive'],
  '/chapter-leader': ['start a chapter'],
  '/resource-partner': ['my business wants to partner'],
  '/membership-assistance': ['how do i get help', 'como pido ayuda'],
  '/events': ['upcoming events'],
  '/leadership': ['who runs this'],
  '8:00': ['what time do you open', 'a que hora abren', 'wat tiem do u opne'],
  '100 Example Street': ['where are you located', 'donde estan'],
  '804-555-0142': ['phone number'],
  free: ['is it free'],
  gratis: ['es gratis'],
  'tax-deductible': ['tax deductible?'],
  'Digital Diaspora': ['what programs do you have', 'que programas tienen'],
};

describe.each(Object.entries(plain))('"%s"', (expected, questions) => {
  it.each(questions)('answers "%s" without an alarm', async (question) => {
    const { text, isUrgent } = await assistant.reply(assistant.read(question));
    expect(text).toContain(expected);
    expect(isUrgent).toBe(false);
  });
});
