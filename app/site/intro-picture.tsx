import type { Picture as PictureContent } from '#content/shape';
import { Picture } from '../ui/picture';

type IntroPictureProps = {
  picture: PictureContent;
  /** True behind the text of a band; see `PageIntro`. */
  isWide?: boolean;
  /** True in a slim band, which has no picture on phones. */
  isSmall?: boolean;
};

/** The picture of a page's opening band. */
export function IntroPicture({ picture, isWide = false, isSmall = false }: IntroPictureProps) {
  return (
    <Picture
      picture={picture}
      sizes={isWide ? '100vw' : isSmall ? '400px' : '(min-width: 768px) 58vw, 100vw'}
      isFirst={!isSmall}
      hasPhoneCrop={isWide}
    />
  );
}
