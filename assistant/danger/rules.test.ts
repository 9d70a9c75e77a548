import { describe, expect, it } from 'vitest';
import { alarms } from '#domain/assistant-topics';
import { readBeside } from '../files.ts';
import { readDangerExamples } from '../learning/examples.ts';
import { splitWords } from '../text.ts';
import { createRuleCheck, parseRules } from './rules.ts';

/** Sentences for the rules that no training example matches. */
const seldomSaid = [
  'im going to end my self',
  'she tried to commit suicide',
  'i wish i had never been born',
  'i wish i never woke up',
  'they would be better off without me',
  'what is the easiest way to die',
  'ya no quiero estar viva',
  'quiero ponerle fin a mi vida',
  'ya no quiero despertar',
  'tengo ganas de hacerme dano',
  'he overdosed',
  'i took too many pills',
  'im scared he is going to hurt me',
  'i dont feel safe at home',
  'amenazo con matarme',
  'i was forced to have sex',
  'im being trafficked',
  'he touched my niece',
  'me toca mi tio',
  'someone broke in with a gun',
  'someone is breaking into my house',
  'me estoy muriendo',
  'se quema la casa',
  'mis hijos corren peligro',
  'secuestraron a mi hijo',
  'my landlord wants sex instead of rent',
  'he wants sex for the rent',
  'suena el detector de monoxido',
  'my son is drowning',
  'el detector de monoxido esta sonando',
  'my oxygen concentrator just quit',
  'her breathing machine stopped',
  'my insulin pump stopped',
  'we have no power and my son is on a ventilator',
  'the power is out and he is on a ventilator',
  'they cut the power and she has an oxygen machine',
  'se acabo el tanque de oxigeno',
  'i have no insulin',
  'i missed my dialysis',
  'the machine for dialysis is broken',
  'baby drank bleach',
  'he ran out of seizure meds and his seizure meds are gone',
  'i am without my pastillas para el corazon',
  'sin mis pastillas para el corazon',
  'without my heart pills',
  'my insulin pump says no delivery',
  'la bomba de insulina no sirve',
  'my daughter ran away',
  'mi hija se escapo',
];

describe('rules.txt', () => {
  const rules = parseRules(readBeside('rules.txt'));
  const isAlarm = (section: string) => alarms.some((alarm) => alarm === section);

  it('keeps rules.txt short enough to read in one sitting', () => {
    expect(rules.length).toBeLessThan(320);
  });

  it('covers every kind of danger in rules.txt', () => {
    for (const kind of [...alarms, 'heavy heart']) {
      expect(
        rules.some(({ section }) => section === kind),
        kind,
      ).toBe(true);
    }
  });

  // A typo in a rule can make it match no sentence at all.
  it('matches a realistic sentence with every alarm rule', () => {
    const findRules = createRuleCheck();
    const dangerous = readDangerExamples().filter(({ label }) => isAlarm(label));
    const said = [...dangerous.map(({ text }) => text), ...seldomSaid];
    const fitted = new Set(
      said.flatMap((text) => findRules(splitWords(text))).map(({ phrase }) => phrase),
    );
    const unfitted = rules.filter(({ section, phrase }) => isAlarm(section) && !fitted.has(phrase));
    expect(unfitted.map(({ phrase }) => phrase)).toEqual([]);
  });
});
