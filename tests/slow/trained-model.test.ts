import { expect, it } from 'vitest';
import { readModelFile } from '../../assistant/files.ts';
import { learn } from '../../assistant/learning/learn.ts';
import { modelNames, unpackModels } from '../../assistant/model-file.ts';

it('trains the committed model again from the examples as they are now', () => {
  const committed = unpackModels(readModelFile());
  const learned = learn();
  for (const name of modelNames) {
    expect(learned[name].classes).toEqual(committed[name].classes);
    expect(
      Buffer.from(learned[name].weights).equals(Buffer.from(committed[name].weights)),
      name,
    ).toBe(true);
    expect(learned[name].step).toBe(committed[name].step);
    expect(learned[name].temperature).toBe(committed[name].temperature);
  }
});
