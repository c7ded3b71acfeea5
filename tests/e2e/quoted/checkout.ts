// What is quoted of the checkout.

import type { Walk } from './walk-quotes.ts';

export const checkout: readonly Walk[] = [
  {
    name: 'the checkout',
    at: '/checkout?variant=1x',
    scenes: [
      {
        of: 'storefront 2, Checkout',
        quotes: ['Betaal snel via', 'of vul gegevens in', 'Verzendgegevens', 'Adresgegevens', 'Betaling'],
      },
    ],
  },
];
