// The jar that opens while the page is scrolled: its frames stand side by side in one picture, which waits until it is nearly in
// sight. Where nothing moves (no support, reduced motion, no such picture yet), the open jar stands there as it always did.

import { Picture } from '../../ui/pictures/picture.tsx';
import { findPicture, largestUrl, srcSet } from '../../ui/pictures/pictures.ts';

const SIZES = '(min-width: 1280px) 500px, (min-width: 768px) 45vw, 92vw';

export function OpeningJar() {
  const strip = findPicture('jar-opening');
  return (
    <div className="opening-jar mt-8 md:mt-10">
      <Picture name="jar-open" sizes={SIZES} className="opening-jar-still h-auto w-full" />
      {strip ? (
        <div className="opening-jar-frames">
          <picture className="contents">
            <source type="image/avif" srcSet={srcSet(strip, 'avif').split(' ')[0]} />
            <img
              src={largestUrl(strip) ?? undefined}
              alt={strip.alt}
              width={strip.width}
              height={strip.height}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </div>
      ) : null}
    </div>
  );
}
