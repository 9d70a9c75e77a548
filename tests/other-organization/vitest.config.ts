// Runs the content tests with the content of another organization.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'build/other-organization',
  test: { include: ['content/content.test.ts'] },
});
