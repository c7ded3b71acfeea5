// Preloads the fonts a page needs first. The browser requests them before it reads the style sheet, so text
// gets its typeface without a shift.

import fraunces from '../../../../assets/fonts/fraunces.woff2?url';
import inter from '../../../../assets/fonts/inter.woff2?url';

/**
 * Preload links for a layout's `links` export: the text font, and the title font where titles have their own.
 */
export const textFont = preload(inter);
export const titleFont = preload(fraunces);

function preload(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}
