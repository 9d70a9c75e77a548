// Renders every picture once and remembers it: `node art/build.ts [--out DIR]`.
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Picture } from './frames.ts';
import { pictures } from './pictures.ts';
import { keyOf, type PictureEntry, type PictureManifest, render, renderIcons } from './render.ts';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/art');

async function readJson<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

type Kept = { entry: PictureEntry; folder: string; isNew: boolean };

/** The entry from the cache, rendered into it first when the picture has changed. */
async function kept(picture: Picture): Promise<Kept> {
  const folder = join(cache, `${picture.id}.${keyOf(picture)}`);
  const stored = join(folder, 'entry.json');
  const known = await readJson<PictureEntry>(stored);
  if (known) return { entry: known, folder, isNew: false };
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const entry = await render(picture, draft);
  await writeFile(join(draft, 'entry.json'), JSON.stringify(entry));
  // Another build may have put the same picture there meanwhile; either copy is good.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return { entry: (await readJson<PictureEntry>(stored)) ?? entry, folder, isNew: true };
}

/** Forgets pictures that have been redrawn since. */
async function sweepCache(current: Set<string>) {
  const names = new Set(pictures.map(({ id }) => id));
  for (const folder of await readdir(cache)) {
    const [id = '', , process] = folder.split('.');
    const isStale = process === undefined && names.has(id) && !current.has(join(cache, folder));
    if (isStale) await rm(join(cache, folder), { recursive: true, force: true });
  }
}

const filesOf = (manifest: PictureManifest) =>
  Object.values(manifest).flatMap(({ sources }) => sources.map(({ file }) => file));

export async function buildArt(out: string): Promise<{ rendered: number }> {
  await mkdir(out, { recursive: true });
  const before = (await readJson<PictureManifest>(join(out, 'manifest.json'))) ?? {};
  const results = new Map<string, Kept>();
  const queue = [...pictures];
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const result = await kept(picture);
      for (const { file } of result.entry.sources)
        await copyFile(join(result.folder, file), join(out, file));
      results.set(picture.id, result);
    }
  };
  await Promise.all([work(), work()]);

  const manifest: PictureManifest = {};
  for (const { id } of pictures) {
    const result = results.get(id);
    if (result) manifest[id] = result.entry;
  }
  const current = new Set(filesOf(manifest));
  for (const file of filesOf(before))
    if (!current.has(file)) await rm(join(out, file), { force: true });
  await renderIcons(out);
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);

  const rendered = [...results.values()].filter(({ isNew }) => isNew).length;
  if (rendered > 0) await sweepCache(new Set([...results.values()].map(({ folder }) => folder)));
  return { rendered };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(root, 'build/art') } },
  });
  const started = performance.now();
  const { rendered } = await buildArt(resolve(values.out));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pictures.length} pictures, ${rendered} rendered, ${seconds} s`);
}
