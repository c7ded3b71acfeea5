// What the shop itself answers: an address that begins so never leads on, because nobody would get there.

/** First parts of addresses; a test holds the list to the routes. What can be given another name is not here: `blog`, `pagina`. */
const TAKEN = new Set([
  ...['admin', 'amp', 'afmelden', 'api', 'assets', 'bestelling', 'betalen', 'checkout', 'checkout-success'],
  ...[
    'contact',
    'cookies',
    'fast-checkout',
    'feed',
    'ga-debug',
    'herroepen',
    'herstel',
    'import',
    'leave-review',
  ],
  ...[
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
  ],
  ...['shipping-policy', 'terms-of-service', 'toegankelijkheid'],
]);

export function isTaken(path: string): boolean {
  const [, first = '', rest] = path.split('/');
  return TAKEN.has(first) || (first === 'blog' && rest === undefined);
}
