import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { artVersion } from './server/http/art.ts';

// A page is a handful of files, not forty: what nearly every public page needs travels together.
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  // The frame of the public pages with all it needs, and nothing that only some pages need.
  { name: 'site', test: /\/app\/routes\/site\.tsx/, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(artVersion('build')) },
  // React and its router are bundled into the server build: a start reads one file instead of
  // several hundred, and React's production build is fixed when the site is built.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
}));
