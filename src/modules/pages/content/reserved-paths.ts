// The reserved paths, which the shop serves itself. A redirect from such a path is refused, because it would
// never be used.

/**
 * The reserved first parts of a path; tests compare this list with the routes and files. Parts the owner can
 * rename (`blog`, `pagina`) are not included.
 */
const RESERVED = new Set([
  '.well-known',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'admin-worker.js',
  'admin.webmanifest',
  'favicon.ico',
  'favicon.svg',
  'mails',
  'poets-worker.js',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'site.webmanifest',
  'admin',
  'amp',
  'afmelden',
  'api',
  'assets',
  'bestelling',
  'betalen',
  'checkout',
  'checkout-success',

  'contact',
  'cookies',
  'fast-checkout',
  'feed',
  'ga-debug',
  'herroepen',
  'herstel',
  'import',
  'leave-review',

  'media',
  'nieuwsbrief',
  'payment-test',
  'pictures',
  'poets',
  'privacy-policy',
  'reviews',
  'reviews-beleid',
  'rss',
  'sandbox',
  'shipping-policy',
  'terms-of-service',
  'toegankelijkheid',
]);

export function isReservedPath(path: string): boolean {
  const [, first = '', rest] = path.split('/');
  return RESERVED.has(first) || (first === 'blog' && (rest === undefined || rest === 'rss.xml'));
}
