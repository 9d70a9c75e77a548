// Builds the product into build/: pictures, the app, the server, and every page ready to be sent.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, node24, run } from './project.mjs';
import { hashSources, readStamp } from './sources.mjs';

const stampFile = at('build', 'stamp');
const production = { NODE_ENV: 'production' };

/** Builds unless the build is of these very sources. */
export async function buildIfStale() {
  const stamp = hashSources();
  if (readStamp(stampFile) === stamp) return false;
  await build(stamp);
  return true;
}

async function build(stamp) {
  const startedAt = Date.now();
  console.log('Building the site (once, and again after the sources change) …');
  rmSync(stampFile, { force: true });
  mkdirSync(at('build'), { recursive: true });
  const step = (args, failure) => run(node24, args, { failure, quiet: true, env: production });
  if (existsSync(at('art', 'build.ts'))) {
    await step(['art/build.ts', '--out', 'build/art'], 'The pictures could not be drawn.');
  }
  await step(['node_modules/@react-router/dev/bin.cjs', 'build'], 'The app could not be built.');
  await step(['scripts/bundle-server.mjs'], 'The server could not be bundled.');
  await step(['scripts/prepare-pages.mjs'], 'The pages could not be rendered.');
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await buildIfStale())) console.log('The build is up to date.');
}
