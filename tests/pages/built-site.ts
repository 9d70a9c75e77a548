// Starts the built product once for all tests of rendered pages: a demo, where each test is a network of its own.
import type { TestProject } from 'vitest/node';
import { startBuiltServer } from '../built-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { base, stop } = await startBuiltServer({ DEMO: 'on', TRUST_PROXY: 'on' });
  project.provide('site', base);
  return stop;
}
