// Bundles the programs that run on Node, because a bundle starts much faster than separate modules.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { runExclusively } from './lock.mjs';
import { fromRoot } from './project.mjs';
import { hashSources, readStamp } from './sources.mjs';

/** Packages that load native code or WebAssembly files from their own folder, so they cannot be bundled. */
const external = [/^node:/, '@node-rs/argon2', /^@electric-sql\//, 'pg-native'];

const programs = {
  main: 'server/main.ts',
  db: 'server/cli/db.ts',
  staff: 'server/cli/staff.ts',
  'embedded-worker': 'server/db/embedded/worker.ts',
};
const readAtRun = [
  'server/db/migrations',
  'assistant/model.bin',
  'assistant/rules.txt',
  'assistant/phrases.txt',
  'assistant/danger-words.txt',
  'build/leaked-passwords.bin',
];

export async function bundlePrograms(folder, more = {}, plugins = []) {
  rmSync(folder, { recursive: true, force: true });
  const entries = Object.entries({ ...programs, ...more });
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(([name, file]) => [name, fromRoot(file)])),
    external,
    plugins,
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    banner:
      "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
  });
  for (const file of readAtRun)
    cpSync(fromRoot(file), `${folder}/${basename(file)}`, { recursive: true });
}

const folder = fromRoot('build', 'test-programs');
const stampFile = fromRoot('build', 'test-programs-stamp');

/** Bundles the programs and further ones for tests, if the sources changed. */
export async function testPrograms(more) {
  const folders = ['server', 'domain', 'content', 'assistant', 'scripts'];
  const sources = [...folders, 'package.json', ...Object.values(more)];
  await runExclusively(fromRoot('build', 'test-programs-lock'), async () => {
    const stamp = hashSources(sources);
    if (readStamp(stampFile) === stamp) return;
    rmSync(stampFile, { force: true });
    await bundlePrograms(folder, more);
    writeFileSync(stampFile, stamp);
  });
  return folder;
}
