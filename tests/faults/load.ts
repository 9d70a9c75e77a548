// Sends messages from many concurrent senders and records each response.
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningApi } from './running-api.ts';

const patienceMs = 120_000;

export class Load {
  /** Idempotency key → reference in the response. */
  readonly acknowledged = new Map<string, string>();
  /** Keys sent without a response, or with a 503. */
  readonly unacknowledged = new Set<string>();
  #isOn = false;
  #failure: Error | undefined;
  #senders: Promise<void>[] = [];
  #sent = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  begin(api: () => RunningApi, senders = 8): void {
    this.#isOn = true;
    this.#senders = Array.from({ length: senders }, async () => {
      while (this.#isOn && !this.#failure) {
        await this.#sendOne(api()).catch((error: Error) => {
          this.#failure ??= error;
        });
      }
    });
  }

  async end(): Promise<void> {
    this.#isOn = false;
    await Promise.all(this.#senders);
    if (this.#failure) throw this.#failure;
  }

  async untilAcknowledged(number: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (this.acknowledged.size < number) {
      if (this.#failure) throw this.#failure;
      if (Date.now() > deadline)
        throw new Error(`${this.acknowledged.size} of ${number} responses`);
      await pause(5);
    }
  }

  async #sendOne(api: RunningApi): Promise<void> {
    const key = `${this.#name}-${String(this.#sent++).padStart(8, '0')}`;
    this.unacknowledged.add(key);
    try {
      const { status, reference } = await api.send(key);
      if (status === 201 && reference !== undefined) this.#note(key, reference);
      else if (status !== 503) throw new Error(`${key} got ${status}`);
      else await pause(20);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // The connection broke, so the message may be stored or not. Wait before sending more.
      await pause(20);
    }
  }

  #note(key: string, reference: string): void {
    this.acknowledged.set(key, reference);
    this.unacknowledged.delete(key);
  }

  /** Resends like a browser after a lost response: the same message with the same key. */
  async retryUnacknowledged(api: RunningApi): Promise<number> {
    const retried = [...this.unacknowledged];
    for (const key of retried) {
      const { status, reference } = await api.send(key);
      if (status !== 201 || reference === undefined) throw new Error(`${key}: ${status}`);
      this.#note(key, reference);
    }
    return retried.length;
  }

  /** Resends some acknowledged messages; returns the keys that got a different reference. */
  async changedOnRepeat(api: RunningApi, number: number): Promise<string[]> {
    const changed: string[] = [];
    for (const [key, reference] of [...this.acknowledged].slice(-number)) {
      if ((await api.send(key)).reference !== reference) changed.push(key);
    }
    return changed;
  }
}
