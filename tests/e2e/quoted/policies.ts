// The texts the specification quotes of the three static legal pages, and their names in the breadcrumb.

import type { Walk } from './walk-quotes.ts';

const CRUMBS = 'nav[aria-label="Kruimelpad"]';
const main = (text: string) => ({ text, within: 'main' });

export const policies: readonly Walk[] = [
  {
    name: 'the privacy policy',
    at: '/privacy-policy',
    scenes: [
      {
        of: 'storefront 2, Policy pages: Privacy',
        quotes: [
          { text: 'Privacybeleid', within: CRUMBS },
          main('12 juli 2025'),
          main('Cookies'),
          main('klacht'),
        ],
      },
    ],
  },
  {
    name: 'the terms of service',
    at: '/terms-of-service',
    scenes: [
      {
        of: 'storefront 2, Policy pages: Terms, and 9',
        quotes: [
          { text: 'Algemene Voorwaarden', within: CRUMBS },
          ...['14 dagen', '2 jaar', '30 dagen', 'Nederlands recht', 'aansprakelijk', 'KvK'].map(main),
        ],
      },
    ],
  },
  {
    name: 'the shipping policy',
    at: '/shipping-policy',
    scenes: [
      {
        of: 'storefront 2, Policy pages: Shipping, and 9',
        quotes: [
          { text: 'Verzendbeleid', within: CRUMBS },
          ...['gratis', '16:00', '08:00', '18:00', '€9,95', '€19,95'].map(main),
        ],
      },
    ],
  },
];
