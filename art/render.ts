// Renders a drawing to files: each width in each format, named by content hash.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Format, heightAt, type Picture, svgOf } from './frames.ts';
import { faviconSvg, iconSvg } from './logo.ts';

export type PictureSource = { width: number; height: number; format: Format; file: string };
export type PictureEntry = {
  /** Hash of the drawing, its sizes, and the encoder settings. */
  key: string;
  width: number;
  height: number;
  placeholderColor: string;
  sources: PictureSource[];
};
export type PictureManifest = { icons: string; pictures: Record<string, PictureEntry> };

// No chroma subsampling, because the ink would bleed into saturated fills. AVIF effort 4 saves 6 % of the
// bytes for three times the work of effort 3.
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

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } satisfies Record<Format, string>;

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/** Excludes the encoder's version, so that an upgrade does not render every picture again. */
export const keyOf = (picture: Picture) =>
  digest(JSON.stringify([svgOf(picture), picture.widths, picture.formats, settings]));

const iconSizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
export const iconKey = digest(JSON.stringify([faviconSvg, iconSvg(512), iconSizes]));

const hexOf = (channels: Array<{ mean: number }>) =>
  `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;

export async function render(picture: Picture, folder: string): Promise<PictureEntry> {
  const sources: PictureSource[] = [];
  let placeholderColor = '';
  for (const width of picture.widths) {
    const height = heightAt(picture, width);
    const { data, info } = await sharp(Buffer.from(svgOf(picture, width)))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: info });
    placeholderColor ||= hexOf((await pixels().stats()).channels);
    for (const format of picture.formats) {
      const encoded = await encode[format](pixels()).toBuffer();
      const file = `${picture.id}-${width}.${digest(encoded).slice(0, 8)}.${extensions[format]}`;
      await writeFile(join(folder, file), encoded);
      sources.push({ width, height, format, file });
    }
  }
  const { width, height } = picture;
  return { key: keyOf(picture), width, height, placeholderColor, sources };
}

/** Writes the icons under the fixed names that browsers and phones request; returns the names. */
export async function renderIcons(folder: string): Promise<string[]> {
  await writeFile(join(folder, 'favicon.svg'), faviconSvg);
  for (const [name, size] of Object.entries(iconSizes)) {
    await sharp(Buffer.from(iconSvg(size)))
      .png({ palette: true })
      .toFile(join(folder, name));
  }
  return ['favicon.svg', ...Object.keys(iconSizes)];
}
