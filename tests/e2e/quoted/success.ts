// The texts the specification quotes of the confirmation page.

import { fillInDetails, payByCard } from '../shopper.ts';
import type { Walk } from './walk-quotes.ts';

export const success: readonly Walk[] = [
  {
    name: 'the success page',
    at: '/checkout?variant=1x',
    scenes: [
      {
        of: 'storefront 2, Success page',
        steps: async ({ page }) => {
          await fillInDetails(page, { firstName: 'Sanne', lastName: 'Bakker', email: 'sanne@example.com' });
          await payByCard(page, '4242 4242 4242 4242');
        },
        quotes: [
          'Betaling succesvol!',
          'Wat gebeurt er nu?',
          'Gratis verzending, volgende werkdag in huis (ma–vr) als je voor 16:00 bestelt',
          'Verder winkelen',
          'Lees onze blog over tandenbleking',
        ],
      },
    ],
  },
];
