// URLs of the drawings, derived from their ids, so that pages contain no list of files.
import type { ShareImage } from '#content/page-seo';
import type { Picture, PictureId } from '#content/shape';

declare const __ART_VERSION__: string;

type Kind = { width: number; height: number; widths: readonly number[] };

const kinds: Record<string, Kind> = {
  hero: { width: 1600, height: 900, widths: [1100, 1600] },
  about: { width: 1600, height: 700, widths: [800, 1600] },
  contact: { width: 1600, height: 700, widths: [800, 1600] },
  wide: { width: 1600, height: 640, widths: [800, 1600] },
  page: { width: 1200, height: 630, widths: [600, 1200] },
  people: { width: 800, height: 600, widths: [400, 800] },
  detail: { width: 800, height: 600, widths: [400, 800] },
  program: { width: 800, height: 600, widths: [400, 800] },
  food: { width: 800, height: 600, widths: [400, 800] },
  leader: { width: 480, height: 480, widths: [240, 480] },
  director: { width: 480, height: 480, widths: [240, 480] },
};

/** Size of a hero scene's crop for phones. */
export const phoneCrop = { name: 'phone', width: 780, height: 624 } as const;

function fileOf(name: string, format: string): string {
  return `/art/${__ART_VERSION__}/${name}.${format}`;
}

function kindOf(id: PictureId): Kind {
  const kind = kinds[id.slice(0, id.indexOf('-'))];
  if (kind === undefined) throw new Error(`No size is known for the picture ${id}`);
  return kind;
}

function sourceSet(id: PictureId, format: string): string {
  return kindOf(id)
    .widths.map((width) => `${fileOf(`${id}-${width}`, format)} ${width}w`)
    .join(', ');
}

export function listPictureSources(id: PictureId) {
  const { width, height, widths } = kindOf(id);
  return {
    width,
    height,
    avif: sourceSet(id, 'avif'),
    webp: sourceSet(id, 'webp'),
    src: fileOf(`${id}-${widths[0]}`, 'webp'),
    phone: {
      avif: fileOf(`${id}-${phoneCrop.name}-${phoneCrop.width}`, 'avif'),
      webp: fileOf(`${id}-${phoneCrop.name}-${phoneCrop.width}`, 'webp'),
    },
  };
}

export function isIllustration(
  picture: Picture,
): picture is Extract<Picture, { picture: PictureId }> {
  return 'picture' in picture;
}

const shareWidth = 1200;

export function getShareImage(id: ShareImage): string {
  return fileOf(`${id}-${shareWidth}`, 'jpg');
}
