import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { svgOf } from './frames.ts';
import { partnerMarks } from './marks.ts';
import { pictures } from './pictures.ts';
import { iconKey, keyOf, type PictureManifest } from './render.ts';

const slugs = [
  'housing',
  'work',
  'food',
  'wellness',
  'family',
  'school',
  'arts',
  'nature',
  'computers',
];

const sizes: Record<string, [width: number, height: number]> = {
  ...sized(['hero-food', 'hero-coats', 'hero-work'], 1600, 900),
  ...sized(['hero-food-phone', 'hero-coats-phone', 'hero-work-phone'], 800, 640),
  ...sized(['about-hero', 'contact-hero'], 1600, 700),
  ...sized(['about-hero-phone', 'contact-hero-phone'], 800, 640),
  ...sized(
    slugs.map((slug) => `program-${slug}`),
    800,
    600,
  ),
  ...sized(
    Array.from({ length: 10 }, (_, index) => `food-${index + 1}`),
    800,
    600,
  ),
  ...sized(
    Array.from({ length: 5 }, (_, index) => `leader-${index + 1}`),
    480,
    480,
  ),
  ...sized(
    Array.from({ length: 4 }, (_, index) => `director-${index + 1}`),
    480,
    480,
  ),
  ...sized(
    ['team', 'street', 'river', 'kitchen', 'garden'].map((name) => `wide-${name}`),
    1600,
    640,
  ),
  ...sized(
    ['get-help', 'donate', 'get-involved', 'events'].map((name) => `page-${name}`),
    1200,
    630,
  ),
  ...sized(
    [
      ...['people-coats', 'people-work'],
      ...['crate', 'key', 'boots', 'phone', 'jar', 'camera', 'papers'].map(
        (name) => `detail-${name}`,
      ),
    ],
    800,
    600,
  ),
  ...sized(
    ['home', ...slugs, 'about', 'contact', 'get-help', 'donate', 'get-involved', 'events'].map(
      (name) => `share-${name}`,
    ),
    1200,
    630,
  ),
};

function sized(ids: string[], width: number, height: number) {
  return Object.fromEntries(ids.map((id) => [id, [width, height] as [number, number]]));
}

describe('pictures', () => {
  it('draws each picture that the site uses once, in the size that it uses', () => {
    const ids = pictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      Object.fromEntries(pictures.map(({ id, width, height }) => [id, [width, height]])),
    ).toEqual(sizes);
  });

  it('crops a drawing to the ratio of its picture, so that nothing is stretched or cut', () => {
    for (const { id, crop, width, height } of pictures)
      expect(crop[2] / crop[3], id).toBeCloseTo(width / height, 2);
  });

  it('describes every picture in words', () => {
    for (const { id, describes } of pictures) expect(describes.length, id).toBeGreaterThan(30);
  });

  it.each(pictures.map((picture) => [picture.id, picture] as const))(
    'renders %s as valid SVG',
    async (_, picture) => {
      const svg = svgOf(picture);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([picture.width, picture.height]);
      expect(svg).not.toMatch(/NaN|undefined|<text|href="http/);
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
      for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g))
        expect(defined).toContain(id);
    },
  );
});

describe('rendered pictures in the repository', () => {
  const folder = join(import.meta.dirname, 'rendered');
  const manifest = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  ) as PictureManifest;

  it('finds rendered pictures of the current drawings; otherwise run `npm run art`', () => {
    const drawn = Object.fromEntries(pictures.map((picture) => [picture.id, keyOf(picture)]));
    const rendered = Object.entries(manifest.pictures).map(([id, { key }]) => [id, key]);
    expect(Object.fromEntries(rendered)).toEqual(drawn);
    expect(manifest.icons).toBe(iconKey);
  });

  it('finds a rendered file for every picture source', () => {
    const files = Object.values(manifest.pictures).flatMap(({ sources }) => sources);
    expect(files.filter(({ file }) => !existsSync(join(folder, file)))).toEqual([]);
  });
});

describe('partner marks', () => {
  it('draws eighteen partner marks with unique ids', () => {
    expect(new Set(partnerMarks.map(({ id }) => id)).size).toBe(18);
  });

  it('draws small partner marks that take their color from the page', async () => {
    for (const { id, symbol } of partnerMarks) {
      expect(symbol.length, id).toBeLessThan(600);
      expect(symbol.replaceAll('currentColor', '').match(/#[0-9a-f]{3,6}/i), id).toBeNull();
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${symbol}</svg>`;
      expect((await sharp(Buffer.from(svg)).metadata()).width, id).toBe(48);
    }
  });
});

it('leaves the text area of the coat slide free of houses', async () => {
  const svg = svgOf(pictures.find(({ id }) => id === 'hero-coats') ?? expect.unreachable());
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(160, 90)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bricks: string[] = [];
  for (let y = 30; y < 58; y++) {
    for (let x = 0; x < 74; x++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
      if (red > green + 15 && red > blue + 15) bricks.push(`${x},${y}`);
    }
  }
  expect(bricks).toEqual([]);
});
