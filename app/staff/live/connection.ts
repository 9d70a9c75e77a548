// One event stream for all tabs of a browser: the tab that holds a lock listens and forwards events. It reconnects
// after every break, and then refetches.
import { heartbeatMs } from '#domain/live';
import type { LiveEvent as HubEvent } from '#server/live/hub';
import type { ApiPath } from '../../api/api-types';
import { request } from '../../api/request';
import { getFirstServerTime } from '../data/background';

export type LiveEvent = Omit<HubEvent, 'isRestricted'>;
/** `all`: events may be missing, so everything is refetched. */
export type LiveMessage = { events: LiveEvent[]; at: string } | { all: true; at: string };

const lockName = 'wwi-staff-live';
const firstPauseMs = 1_000;
const lastPauseMs = 5_000;
const gatherMs = 250;
/** Longer than two heartbeats: a silent connection is dead. */
const silenceMs = 2.5 * heartbeatMs;

let isListening = false;
/** True if this tab listens; only this tab plays sounds. */
export function isLeader(): boolean {
  return isListening;
}

/** Listens until the signal aborts; delivers bursts of events together. */
export function connectLive(onHeard: (heard: LiveMessage[]) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(lockName);
  let lastAt: string | undefined;
  let pending: LiveMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (heard: LiveMessage) => {
    lastAt = heard.at;
    pending.push(heard);
    timer ??= setTimeout(() => {
      timer = undefined;
      onHeard(pending.splice(0));
    }, gatherMs);
  };
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => hear(data);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    pending = [];
    channel.close();
  });

  const lead = async () => {
    isListening = true;
    let pauseMs = firstPauseMs;
    let isAgain = lastAt !== undefined;
    while (!signal.aborted) {
      try {
        const since = lastAt ?? getFirstServerTime();
        const query = since === undefined ? '' : (`?since=${encodeURIComponent(since)}` as const);
        await read(`/api/live${query}`, signal, (name, data) => {
          pauseMs = firstPauseMs;
          const heard = heardIn(name, data, isAgain);
          if (name === 'hello') lastAt = data.at ?? lastAt;
          if (heard === undefined) return;
          hear(heard);
          channel.postMessage(heard);
        });
      } catch {
        // The next attempt reports it; a 401 of any request ends the session.
      }
      // Also after a failed first attempt: shown data may be older.
      isAgain = true;
      await pause(pauseMs * (0.5 + Math.random()), signal);
      pauseMs = Math.min(lastPauseMs, pauseMs * 2);
    }
    isListening = false;
  };
  // Insecure pages have no locks, so each tab then opens its own connection.
  if (navigator.locks === undefined) void lead();
  else void navigator.locks.request(lockName, { signal }, lead).catch(() => {});
}

type Data = { events?: LiveEvent[]; hasMissed?: boolean; at?: string };

function heardIn(name: string, { events, hasMissed, at = '' }: Data, isAgain: boolean) {
  if (name === 'change' && events !== undefined) return { events, at };
  if (name !== 'hello') return undefined;
  // After a disconnect, refetch instead of checking what changed. Presence is not stored, so each connection
  // announces it again.
  return hasMissed || isAgain
    ? { all: true as const, at }
    : { events: [{ subject: 'presence' }], at };
}

async function read(
  path: ApiPath<'GET'>,
  signal: AbortSignal,
  onEvent: (name: string, data: Data) => void,
): Promise<void> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp, { signal: line.signal });
  let silence = setTimeout(hangUp, silenceMs);
  try {
    const response = await request(path, { signal: line.signal, isEndless: true });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || value === undefined) return;
      clearTimeout(silence);
      silence = setTimeout(hangUp, silenceMs);
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const name = /^event: (\w+)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (name !== undefined && data !== undefined) onEvent(name, JSON.parse(data));
      }
    }
  } finally {
    clearTimeout(silence);
    // Also hang up when reading fails.
    hangUp();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
