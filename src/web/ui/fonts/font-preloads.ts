// Preloads the fonts a page needs first. The browser requests these fonts before it reads the style sheet, so
// that the text does not shift when its typeface arrives.

import fraunces from '../../../../assets/fonts/fraunces.woff2?url';
import inter from '../../../../assets/fonts/inter.woff2?url';

/** Preload links of the shop's text font, for the `links` export of a layout. */
export const textFont = preload(inter);
export const titleFont = preload(fraunces);

function preload(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}
