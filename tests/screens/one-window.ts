// One happy-dom window per worker: component tests share loaded modules, which hold on to the document.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

let isOpen = false;

// biome-ignore lint/style/noDefaultExport: vitest loads an environment by its default export
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments['happy-dom'].setup(global, options);
    isOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;
