// Bundles the server, the command-line programs, and the database thread for Node, and the hydration module that
// every page includes.
import { writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { bundlePrograms } from './programs.mjs';
import { fromRoot } from './project.mjs';

await bundlePrograms(fromRoot('build', 'server'));

const starter = await rolldown({
  input: fromRoot('app', 'start', 'start-hydration.ts'),
  platform: 'browser',
});
const { output } = await starter.generate({ format: 'esm', minify: true });
writeFileSync(fromRoot('build', 'app', 'start-hydration.js'), output[0].code);
