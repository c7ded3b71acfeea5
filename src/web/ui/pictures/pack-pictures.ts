// Finds the rendered pack pictures by file name ("packs-2-320.avif"), without the list of all pictures. That
// list is six times as long and would be loaded with every hydrated page that shows a pack.

import type { PictureViewProps } from './picture-view.tsx';

const urls = import.meta.glob<string>(
  ['/assets/pictures/packs-*.avif', '/assets/pictures/packs-*-640.webp'],
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);

const WIDTHS = [160, 320, 480, 640];
/** Width and height of the largest file of a rendered pack picture, in pixels. The pictures are square. */
const LARGEST = 640;

/**
 * Returns the files of the rendered picture with `quantity` jars. A quantity above four gives the picture
 * with four.
 */
export function packPicture(quantity: number): PictureViewProps['files'] {
  const jars = Math.min(Math.max(quantity, 1), 4);
  const urlOf = (width: number, format: string) =>
    urls[`/assets/pictures/packs-${jars}-${width}.${format}`] ?? '';
  return {
    avif: WIDTHS.map((width) => `${urlOf(width, 'avif')} ${width}w`).join(', '),
    url: urlOf(LARGEST, 'webp'),
    width: LARGEST,
    height: LARGEST,
  };
}
