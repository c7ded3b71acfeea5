// The rendered packs, by the names of their files alone ("packs-2-320.avif"). The list of all pictures of the
// shop is six times as long, and would travel with every page that shows a pack and runs in the browser.

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
/** They are square. */
const LARGEST = 640;

/** As many jars as the pack holds, four at most. */
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
