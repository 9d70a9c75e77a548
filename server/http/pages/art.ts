// The pictures that the build draws, and the addresses they are served at.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

type Manifest = Record<string, { sources: { width: number; file: string }[] }>;

const manifestName = 'manifest.json';

/** Part of every picture's address: a redrawn picture has another one, so each is kept for ever. */
export function artVersion(buildFolder: string): string {
  const manifest = readManifest(buildFolder);
  if (manifest === undefined) return 'undrawn';
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 8);
}

/** `/art/{version}/{id}-{width}.avif`; icons keep their names, where browsers look for them. */
export function artFiles(buildFolder: string): { path: string; file: string }[] {
  const folder = join(buildFolder, 'art');
  const manifest = JSON.parse(readManifest(buildFolder) ?? '{}') as Manifest;
  const prefix = `/art/${artVersion(buildFolder)}`;
  const pictures = Object.entries(manifest).flatMap(([id, { sources }]) => {
    const isOneSize = new Set(sources.map(({ width }) => width)).size === 1;
    return sources.flatMap(({ width, file }) => {
      const names = isOneSize ? [`${id}-${width}`, id] : [`${id}-${width}`];
      return names.map((name) => ({ path: `${prefix}/${name}${extname(file)}`, file }));
    });
  });
  const drawn = new Set(pictures.map(({ file }) => file));
  const icons = filesOf(folder)
    .filter((file) => file !== manifestName && !drawn.has(file))
    .map((file) => ({ path: `/${file}`, file }));
  return [...pictures, ...icons].map(({ path, file }) => ({ path, file: join(folder, file) }));
}

function readManifest(buildFolder: string): string | undefined {
  try {
    return readFileSync(join(buildFolder, 'art', manifestName), 'utf8');
  } catch {
    return undefined;
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
