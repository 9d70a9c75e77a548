// The content tests of the product, over the content of another organisation.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'build/other-organisation',
  test: { include: ['content/content.test.ts'] },
});
