import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { artVersion } from './server/http/art.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(artVersion('build')) },
  // React and its router are bundled into the server build: a start reads one file instead of
  // several hundred, and React's production build is fixed when the site is built.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0 },
}));
