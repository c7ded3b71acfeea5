// The font files a page needs first. They are asked for before the style sheet is read, so that text settles
// in its own typeface at once.

import fraunces from '../../../../assets/fonts/fraunces.woff2?url';
import inter from '../../../../assets/fonts/inter.woff2?url';

/**
 * For the `links` export of a layout: of every text, and of the titles where they have a face of their own.
 */
export const textFont = preload(inter);
export const titleFont = preload(fraunces);

function preload(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}
