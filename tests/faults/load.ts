// Many senders at once, and an honest book of what each was told.
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningApi } from './running-api.ts';

const patienceMs = 120_000;

export class Load {
  /** Key → the reference that its sender was given. */
  readonly acknowledged = new Map<string, string>();
  /** Sent, and no response came, or one that says "not now". */
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
      // The connection broke: nobody knows whether it was stored. Not at once again.
      await pause(20);
    }
  }

  #note(key: string, reference: string): void {
    this.acknowledged.set(key, reference);
    this.unacknowledged.delete(key);
  }

  /** What a browser does when no response came: the same again, under the same key. */
  async retryUnacknowledged(api: RunningApi): Promise<number> {
    const retried = [...this.unacknowledged];
    for (const key of retried) {
      const { status, reference } = await api.send(key);
      if (status !== 201 || reference === undefined) throw new Error(`${key}: ${status}`);
      this.#note(key, reference);
    }
    return retried.length;
  }

  /** Sends some of the acknowledged ones again; returns those that got another reference. */
  async changedOnRepeat(api: RunningApi, number: number): Promise<string[]> {
    const changed: string[] = [];
    for (const [key, reference] of [...this.acknowledged].slice(-number)) {
      if ((await api.send(key)).reference !== reference) changed.push(key);
    }
    return changed;
  }
}
