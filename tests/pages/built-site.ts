// Starts the built server once for all page tests: a demo, with a separate network for each test.
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
