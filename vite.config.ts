import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { artVersion } from './server/http/pages/art.ts';

// A page is a handful of files, not forty: what nearly every public page needs travels together.
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  // The frame of the public pages with all it needs, and nothing that only some pages need.
  { name: 'site', test: /\/app\/site\/site\.tsx/, priority: 1 },
  // What every public form needs of the domain: four small files cost more than one.
  {
    name: 'form-fields',
    test: /\/domain\/(forms\/(field|person-fields)|text\/text|vocabulary)\.ts$/,
    priority: 1,
  },
];

/**
 * The staff area has copies of its own of what it shares with the public pages. One copy for both
 * would be cut into files by who needs what, and every public page would pay for the screens of staff.
 */
function staffApart(): Plugin {
  const mark = '?staff';
  return {
    name: 'staff-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const isEntrance = source.endsWith('/staff/staff-area');
      if (!importer || !(isEntrance || importer.endsWith(mark))) return null;
      const found = await this.resolve(source, importer.replace(mark, ''), {
        ...options,
        skipSelf: true,
      });
      const isOurs =
        found && !found.external && /\.tsx?$/.test(found.id) && !found.id.includes('node_modules');
      return isOurs ? found.id + mark : found;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [staffApart(), tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(artVersion('build')) },
  // React and its router are bundled into the server build: a start reads one file instead of
  // several hundred, and React's production build is fixed when the site is built.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0 },
  environments: {
    ...(command === 'build' && {
      ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
}));
