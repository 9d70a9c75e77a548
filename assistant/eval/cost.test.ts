// What a message may cost, on the thread that also serves pages. Work of others on the machine does not
// count, and the best of a few tries is taken: the figures of `npm run assistant:bench` are the full picture.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assistantContent } from '#content/assistant';
import { createPipeline } from '../pipeline.ts';
import { hostile } from './hostile-text.ts';
import { createAssistantToTest } from './score.ts';

const worstMs = 20;
const readyMs = 60;
const tries = 4;

function workMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

describe('the worst messages of full length cost little', () => {
  const assistant = createAssistantToTest();
  it.each(Object.entries(hostile))('%s', async (_kind, make) => {
    const times: number[] = [];
    for (let tried = 0; tried < tries; tried++) {
      const message = make();
      const from = process.threadCpuUsage();
      await assistant.reply(assistant.read(message));
      times.push(workMs(from));
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(worstMs);
  });
});

it('is ready before anybody waits for it', () => {
  const times = Array.from({ length: tries }, () => {
    const from = process.threadCpuUsage();
    createPipeline(assistantContent);
    return workMs(from);
  });
  expect(Math.min(...times)).toBeLessThanOrEqual(readyMs);
});

it('explains itself: language, features, scores, the rule, the passages, the reply', () => {
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
