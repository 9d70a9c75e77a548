import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { artVersion } from './server/http/art-version.ts';

/** Part of every picture's address, so that it may be kept for ever and a redrawn one is fetched. */
function artVersion(): string {
  const manifest = 'build/art/manifest.json';
  if (!existsSync(manifest)) return 'none';
  return createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 10);
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(artVersion()) },
  define: { __ART_VERSION__: JSON.stringify(artVersion('build')) },
  // React and its router are bundled into the server build: a start reads one file instead of
  // several hundred, and React's production build is fixed when the site is built.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0 },
}));
