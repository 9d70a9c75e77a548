// Maps the rendered pictures in art/rendered to their URLs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

type Manifest = { pictures: Record<string, { sources: { width: number; file: string }[] }> };

const manifestName = 'manifest.json';

/** Part of every picture's URL, so that browsers can cache a picture forever. */
export function computeArtVersion(artFolder: string): string {
  const manifest = readFileSync(join(artFolder, manifestName));
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 8);
}

/** `/art/{version}/{id}-{width}.avif`; icons keep the names that browsers request. */
export function listArtFiles(artFolder: string): { path: string; file: string }[] {
  const manifest = JSON.parse(readFileSync(join(artFolder, manifestName), 'utf8')) as Manifest;
  const prefix = `/art/${computeArtVersion(artFolder)}`;
  const pictures = Object.entries(manifest.pictures).flatMap(([id, { sources }]) => {
    const isOneSize = new Set(sources.map(({ width }) => width)).size === 1;
    return sources.flatMap(({ width, file }) => {
      const names = isOneSize ? [`${id}-${width}`, id] : [`${id}-${width}`];
      return names.map((name) => ({ path: `${prefix}/${name}${extname(file)}`, file }));
    });
  });
  const pictureFiles = new Set(pictures.map(({ file }) => file));
  const icons = readdirSync(artFolder)
    .filter((file) => file !== manifestName && !pictureFiles.has(file))
    .map((file) => ({ path: `/${file}`, file }));
  return [...pictures, ...icons].map(({ path, file }) => ({ path, file: join(artFolder, file) }));
}
