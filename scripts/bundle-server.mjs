// Bundles the server, its command lines and the database's thread for Node, and the module that
// starts hydration for browsers.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { bundlePrograms } from './programs.mjs';
import { at } from './project.mjs';

await bundlePrograms(at('build', 'server'));

const starter = await rolldown({ input: at('app', 'start-hydration.ts'), platform: 'browser' });
const { output } = await starter.generate({ format: 'esm', minify: true });
const { code } = output[0];
const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
mkdirSync(at('build', 'app', 'client', 'assets'), { recursive: true });
writeFileSync(at('build', 'app', 'client', 'assets', `start-hydration-${hash}.js`), code);
