// The two font files every page needs first. They are asked for before the style sheet is read,
// so that text settles in its own typeface at once.

import fraunces from '../../../../assets/fonts/fraunces.woff2?url';
import inter from '../../../../assets/fonts/inter.woff2?url';

/** For the `links` export of a layout. */
export const fontPreloads = [fraunces, inter].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
