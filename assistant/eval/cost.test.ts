// Limits the cost of a message on the thread that also serves pages; `npm run assistant:bench` shows all figures.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assistantContent } from '#content/assistant';
import { measureMinCpuMs } from '../../tests/min-cpu.ts';
import { createPipeline } from '../pipeline.ts';
import { hostileTexts } from './hostile-text.ts';
import { createAssistantToTest } from './score.ts';

const worstMs = 20;
const readyMs = 60;

describe('hostile messages of full length', () => {
  const assistant = createAssistantToTest();
  it.each(Object.entries(hostileTexts))(
    'replies to %s within the time limit',
    async (_kind, make) => {
      const reply = () => assistant.reply(assistant.read(make()));
      expect(await measureMinCpuMs(reply)).toBeLessThanOrEqual(worstMs);
    },
  );
});

it('starts the assistant within the time limit', async () => {
  const ready = () => createPipeline(assistantContent);
  expect(await measureMinCpuMs(ready)).toBeLessThanOrEqual(readyMs);
});

it('explains a reply: language, features, scores, rule, passages and text', () => {
  const explain = (text: string) =>
    execFileSync(process.execPath, [fileURLToPath(new URL('explain.ts', import.meta.url)), text], {
      encoding: 'utf8',
    });
  const calm = explain('how many pounds is the weekly food box');
  for (const part of [
    /^language +en$/m,
    /^ {2}because +"/m,
    /^topic +food\b.* 0\.\d\d$/m,
    /^passage +/m,
    /^reply +.*30 pounds/m,
  ]) {
    expect(calm).toMatch(part);
  }
  expect(explain('my dad is not breathing')).toMatch(/^danger +medical, chance .*rule "/m);
});
