import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleCollector } from './idle-collector.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const someSeconds = 10_000;

function begin() {
  const giveBack = vi.fn();
  const rest = createIdleCollector(giveBack);
  const ask = (times: number) => {
    for (let n = 0; n < times; n += 1) rest.noteRequest();
  };
  return { giveBack, rest, ask };
}

it('releases memory once after a burst of requests', () => {
  const { giveBack, ask } = begin();
  for (let second = 0; second < 30; second += 1) {
    ask(20);
    vi.advanceTimersByTime(1_000);
  }
  expect(giveBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(giveBack).toHaveBeenCalledOnce();
  ask(200);
  vi.advanceTimersByTime(someSeconds);
  expect(giveBack).toHaveBeenCalledTimes(2);
});

it('ignores health checks, both as a burst and as activity', () => {
  const { giveBack, ask } = begin();
  ask(200);
  vi.advanceTimersByTime(5_000);
  for (let second = 0; second < 20; second += 1) {
    vi.advanceTimersByTime(1_000);
    ask(1);
  }
  expect(giveBack).toHaveBeenCalledOnce();
});

it('does not release memory after stop', () => {
  const { giveBack, rest, ask } = begin();
  ask(200);
  rest.stop();
  vi.advanceTimersByTime(someSeconds);
  expect(giveBack).not.toHaveBeenCalled();
});

it('collects garbage in this process without any flag', () => {
  const kept: object[][] = [Array.from({ length: 400_000 }, (_, n) => ({ n }))];
  const before = process.memoryUsage().heapUsed;
  kept.pop();
  const rest = createIdleCollector();
  for (let n = 0; n < 200; n += 1) rest.noteRequest();
  vi.advanceTimersByTime(someSeconds);
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 5e6);
  rest.stop();
});
