import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished } from 'vitest';
import { openEmbedded } from '../../../server/db/embedded/engine.ts';
import type { DisabledSafeguards } from '../../../server/db/embedded/messages.ts';
import { createFastFolder } from '../../api/fast-folder.ts';

const program = join(inject('programs'), 'writer.js');

/** A kill loses no data that the kernel has, so a folder in memory is enough. */
export function createFolderForKills(): string {
  const folder = createFastFolder('killed-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export class WriterProcess {
  /** Entries the database has acknowledged so far. */
  readonly stored: number[] = [];
  failure: string | undefined;
  isReady = false;
  #process: ChildProcess;
  #ended: Promise<unknown>;

  constructor(dir: string, options: { firstId?: number; omitted?: DisabledSafeguards } = {}) {
    const { firstId = 1, omitted = {} } = options;
    const args = [program, dir, `${firstId}`, JSON.stringify(omitted)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.#ended = once(child, 'close');
    createInterface({ input: child.stdout }).on('line', (line) => this.#read(line));
    onTestFinished(() => this.kill());
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  async ended(): Promise<void> {
    await this.#ended;
  }

  async until(isReached: (writer: this) => boolean): Promise<void> {
    while (!isReached(this)) {
      if (this.hasEnded) throw new Error(`The writer ended: ${this.failure ?? 'no reason given'}`);
      await pause(5);
    }
  }

  /** Stops the process while `act` copies its files. */
  async whileStopped<T>(act: () => T): Promise<T> {
    this.#process.kill('SIGSTOP');
    await pause(200); // wait for output that is still in the pipe
    try {
      return act();
    } finally {
      this.#process.kill('SIGCONT');
    }
  }

  #read(line: string) {
    const [word, detail] = line.split(' ');
    if (word === 'ready') this.isReady = true;
    if (word === 'stored') this.stored.push(Number(detail));
    if (word === 'failed') this.failure = detail;
  }
}

/** Opens the folder like the next start and returns the ids of its entries; each must be complete. */
export async function readEntries(dir: string): Promise<Set<number>> {
  const engine = await openEmbedded({ dir });
  try {
    const { rows } = await engine.client.query<{ id: number; halves: number }>(
      'select id, count(*)::int as halves from entry group by id',
    );
    expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
    return new Set(rows.map(({ id }) => id));
  } finally {
    await engine.close();
  }
}

export function findLostEntries(acknowledged: number[], found: Set<number>): number[] {
  return acknowledged.filter((id) => !found.has(id));
}
