import type { Picture as PictureContent } from '#content/shape';
import { Picture } from '../ui/picture';

/** The picture beside the title of a page. */
export function IntroPicture({ picture }: { picture: PictureContent }) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 1360px) 640px, (min-width: 768px) 46vw, 92vw"
      isFirst
      className="framed h-auto w-full"
    />
  );
}
