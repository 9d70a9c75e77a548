// Renders every picture once and remembers it: `node art/build.ts [--out DIR]`.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { type Format, heightAt, type Picture, svgOf } from './frames.ts';
import { faviconSvg, iconSvg } from './logo.ts';
import { pictures } from './pictures.ts';

export type PictureSource = { width: number; height: number; format: Format; file: string };
export type PictureEntry = {
  width: number;
  height: number;
  placeholderColor: string;
  sources: PictureSource[];
};
export type PictureManifest = Record<string, PictureEntry>;

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/art');

const settings = {
  avif: { quality: 54, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 4, smartSubsample: true },
  jpeg: { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const;

const encode = {
  avif: (image: Sharp) => image.avif(settings.avif),
  webp: (image: Sharp) => image.webp(settings.webp),
  jpeg: (image: Sharp) => image.jpeg(settings.jpeg),
} satisfies Record<Format, (image: Sharp) => Sharp>;

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/** Changes whenever the drawing, its sizes or the encoders change, and at no other time. */
const keyOf = (picture: Picture) =>
  digest(
    JSON.stringify([svgOf(picture), picture.widths, picture.formats, settings, sharp.versions]),
  );

async function placeholderOf(image: Buffer): Promise<string> {
  const { channels } = await sharp(image).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}

async function render(picture: Picture, folder: string): Promise<PictureEntry> {
  const sources: PictureSource[] = [];
  let placeholderColor = '';
  for (const width of picture.widths) {
    const pixels = await sharp(Buffer.from(svgOf(picture, width)))
      .flatten()
      .png({ compressionLevel: 0 })
      .toBuffer();
    placeholderColor ||= await placeholderOf(pixels);
    for (const format of picture.formats) {
      const data = await encode[format](sharp(pixels)).toBuffer();
      const file = `${picture.id}-${width}.${digest(data).slice(0, 8)}.${format === 'jpeg' ? 'jpg' : format}`;
      await writeFile(join(folder, file), data);
      sources.push({ width, height: heightAt(picture, width), format, file });
    }
  }
  return { width: picture.width, height: picture.height, placeholderColor, sources };
}

const readJson = async <T>(path: string): Promise<T | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
};

/** The entry from the cache, rendered into it first when the picture has changed. */
async function cached(
  picture: Picture,
): Promise<{ entry: PictureEntry; folder: string; fresh: boolean }> {
  const folder = join(cache, `${picture.id}.${keyOf(picture)}`);
  const known = await readJson<PictureEntry>(join(folder, 'entry.json'));
  if (known) return { entry: known, folder, fresh: false };
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const entry = await render(picture, draft);
  await writeFile(join(draft, 'entry.json'), JSON.stringify(entry));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return { entry, folder, fresh: true };
}

async function writeIcons(out: string) {
  const png = (size: number, name: string) =>
    sharp(Buffer.from(iconSvg(size)))
      .png({ palette: true })
      .toFile(join(out, name));
  await writeFile(join(out, 'favicon.svg'), faviconSvg);
  await Promise.all([
    png(192, 'icon-192.png'),
    png(512, 'icon-512.png'),
    png(180, 'apple-touch-icon.png'),
  ]);
}

export async function buildArt(
  out: string,
): Promise<{ manifest: PictureManifest; rendered: number }> {
  await mkdir(out, { recursive: true });
  const before = (await readJson<PictureManifest>(join(out, 'manifest.json'))) ?? {};
  const present = new Set(await readdir(out));
  const entries = new Map<string, PictureEntry>();
  const queue = [...pictures];
  let rendered = 0;
  const worker = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { entry, folder, fresh } = await cached(picture);
      if (fresh) rendered++;
      for (const { file } of entry.sources)
        if (!present.has(file)) await copyFile(join(folder, file), join(out, file));
      entries.set(picture.id, entry);
    }
  };
  await Promise.all([worker(), worker()]);
  const manifest: PictureManifest = {};
  for (const { id } of pictures) {
    const entry = entries.get(id);
    if (entry) manifest[id] = entry;
  }
  const current = new Set(
    Object.values(manifest).flatMap(({ sources }) => sources.map(({ file }) => file)),
  );
  for (const { sources } of Object.values(before))
    for (const { file } of sources)
      if (!current.has(file)) await rm(join(out, file), { force: true });
  if (rendered > 0 || !present.has('favicon.svg')) await writeIcons(out);
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return { manifest, rendered };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(root, 'build/art') } },
  });
  const started = performance.now();
  const { rendered } = await buildArt(resolve(values.out));
  console.log(
    `art: ${pictures.length} pictures, ${rendered} rendered, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
