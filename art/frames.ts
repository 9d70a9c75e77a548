// Crops of scenes, and the widths and formats they are rendered in.

export type Format = 'avif' | 'webp' | 'jpeg';

export type Picture = {
  id: string;
  /** Size reserved by the layout; the sources have the same ratio. */
  width: number;
  height: number;
  widths: readonly number[];
  formats: readonly Format[];
  /** The visible part of the scene: x, y, width, height. */
  crop: readonly [number, number, number, number];
  draw: () => string;
  /** Description for people who cannot see the picture. */
  describes: string;
};

export type Scene = Pick<Picture, 'draw' | 'describes'>;
const modern = ['avif', 'webp'] as const;

const phone = (id: string, scene: Scene, crop: Picture['crop']): Picture => ({
  ...scene,
  id: `${id}-phone`,
  width: 800,
  height: 640,
  widths: [780],
  formats: modern,
  crop,
});
export const share = (
  name: string,
  scene: Scene,
  crop: Picture['crop'] = [0, 0, 1200, 630],
): Picture => ({
  ...scene,
  id: `share-${name}`,
  width: 1200,
  height: 630,
  widths: [1200],
  formats: ['jpeg'],
  crop,
});

export const hero = (id: string, scene: Scene): Picture[] => [
  {
    ...scene,
    id,
    width: 1600,
    height: 900,
    widths: [1600, 1100],
    formats: modern,
    crop: [0, 0, 1600, 900],
  },
  phone(id, scene, [690, 130, 950, 760]),
];
export const banner = (name: string, scene: Scene): Picture[] => [
  {
    ...scene,
    id: `${name}-hero`,
    width: 1600,
    height: 700,
    widths: [1600, 800],
    formats: modern,
    crop: [0, 0, 1600, 700],
  },
  phone(`${name}-hero`, scene, [690, -36, 920, 736]),
  share(name, scene, [336, 0, 1333.33, 700]),
];
export const card = (
  id: string,
  scene: Scene,
  crop: Picture['crop'] = [0, 0, 800, 600],
): Picture => ({
  ...scene,
  id,
  width: 800,
  height: 600,
  widths: [800, 400],
  formats: modern,
  crop,
});
/** A scene without people that runs across a page. */
export const wide = (name: string, scene: Scene): Picture => ({
  ...scene,
  id: `wide-${name}`,
  width: 1600,
  height: 640,
  widths: [1600, 800],
  formats: modern,
  crop: [0, 0, 1600, 640],
});
/** The scene of a sharing picture, beside the title of its page. */
export const page = (name: string, scene: Scene): Picture => ({
  ...scene,
  id: `page-${name}`,
  width: 1200,
  height: 630,
  widths: [1200, 600],
  formats: modern,
  crop: [0, 0, 1200, 630],
});
export const program = (slug: string, scene: Scene): Picture[] => [
  card(`program-${slug}`, scene),
  share(slug, scene, [-171.43, 0, 1142.86, 600]),
];

/** The picture as SVG, `width` pixels wide. */
export function svgOf(picture: Picture, width = picture.width): string {
  const height = heightAt(picture, width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.crop.join(' ')}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${picture.draw()}</svg>`;
}

export const heightAt = (picture: Picture, width: number) =>
  Math.round((width * picture.height) / picture.width);

export const bust = (id: string, scene: Scene): Picture => ({
  ...scene,
  id,
  width: 480,
  height: 480,
  widths: [480, 240],
  formats: modern,
  crop: [0, 0, 300, 300],
});
