// Renders changed pictures into art/rendered, which is committed: `npm run art`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from './pictures.ts';
import {
  iconKey,
  keyOf,
  type PictureEntry,
  type PictureManifest,
  render,
  renderIcons,
} from './render.ts';

const folder = join(import.meta.dirname, 'rendered');
const manifestFile = join(folder, 'manifest.json');

async function readManifest(): Promise<PictureManifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{"icons":"","pictures":{}}');
  return JSON.parse(text) as PictureManifest;
}

await mkdir(folder, { recursive: true });
const before = await readManifest();
const entries: Record<string, PictureEntry> = {};
let rendered = 0;
for (const picture of pictures) {
  const known = before.pictures[picture.id];
  const isCurrent = known?.key === keyOf(picture);
  entries[picture.id] = isCurrent ? known : await render(picture, folder);
  if (!isCurrent) rendered += 1;
}
const icons = await renderIcons(folder);

const current = new Set([
  'manifest.json',
  ...icons,
  ...Object.values(entries).flatMap(({ sources }) => sources.map(({ file }) => file)),
]);
for (const file of await readdir(folder)) {
  if (!current.has(file)) await rm(join(folder, file));
}
const manifest: PictureManifest = { icons: iconKey, pictures: entries };
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
console.log(`${pictures.length} pictures, ${rendered} of them rendered anew.`);
