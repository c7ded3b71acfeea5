// Tests that a text calls shipping free only for countries with free shipping.

import { expect, test } from 'vitest';
import { shippingCosts, shippingNote } from './shipping-costs.ts';

const zone = (fee: string | null, ...countries: string[]) => ({ kind: 'home' as const, fee, countries });
const abroad = { kind: 'abroad' as const, fee: null, countries: ['Luxemburg'] };

test.each([
  [
    [zone(null, 'Nederland', 'België'), abroad],
    ['Gratis verzending', 'Nederland en België', 'Verzenden is gratis in Nederland en België.'],
  ],
  [
    [zone(null, 'Nederland'), zone('€6,95', 'België')],
    ['Gratis verzending', 'Nederland', 'Verzenden is gratis in Nederland en kost €6,95 in België.'],
  ],
  [
    [zone('€4,95', 'Nederland', 'België')],
    ['Verzending voor €4,95', 'Nederland en België', 'Verzenden kost €4,95 in Nederland en België.'],
  ],
  [
    [zone('€4,95', 'Nederland'), zone('€6,95', 'België')],
    [
      'Verzending vanaf €4,95',
      'Nederland en België',
      'Verzenden kost €4,95 in Nederland en kost €6,95 in België.',
    ],
  ],
  [[abroad], ['Verzending', '', 'Wat verzenden kost, zie je bij het afrekenen.']],
])('%j', (zones, expected) => {
  const { title, places, sentence } = shippingCosts(zones);
  expect([title, places, sentence]).toEqual(expected);
});

test('a note beside a price says where sending is free, or that it is not', () => {
  expect(shippingNote('NL en BE')).toBe('gratis verzending in NL en BE');
  expect(shippingNote('')).toBe('plus verzendkosten');
});
