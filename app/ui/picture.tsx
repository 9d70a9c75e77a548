import type { Picture as PictureContent } from '#content/shape';
import { isIllustration, listPictureSources, phoneCrop } from './art';

type PictureProps = {
  picture: PictureContent;
  /** Display width, like the `sizes` attribute of an image. */
  sizes: string;
  className?: string;
  /** True above the fold: loads immediately. */
  isFirst?: boolean;
  /** True for hero scenes, which have a crop for phones. */
  hasPhoneCrop?: boolean;
};

export function Picture({ picture, sizes, className, isFirst, hasPhoneCrop }: PictureProps) {
  const loading = isFirst
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!isIllustration(picture)) {
    const { photo, width, height, alt } = picture;
    return (
      <img src={photo} width={width} height={height} alt={alt} className={className} {...loading} />
    );
  }
  const { width, height, avif, webp, src, phone } = listPictureSources(picture.picture);
  return (
    <picture>
      {hasPhoneCrop ? (
        <>
          <source
            media={phoneMedia}
            type="image/avif"
            srcSet={phone.avif}
            width={phoneCrop.width}
            height={phoneCrop.height}
          />
          <source
            media={phoneMedia}
            type="image/webp"
            srcSet={phone.webp}
            width={phoneCrop.width}
            height={phoneCrop.height}
          />
        </>
      ) : null}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alt}
        className={className}
        {...loading}
      />
    </picture>
  );
}

const phoneMedia = '(max-width: 639px)';
