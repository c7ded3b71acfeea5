// Tests that the start of a checkout and a purchase contain the pack with the price per jar, and other events
// only their own parameters.

import { describe, expect, test } from 'vitest';
import { dataLayerEntries } from './data-layer-entries.ts';

const product = { brand: 'Zwartwit', productName: 'Zwartwit Actieve Kool Tandpoeder' };

describe('what a tag manager is told', () => {
  test('a purchase has its number, its value and one item with the price of one jar', () => {
    const parameters = { transaction_id: 'ZW-1012', variant: '3x', value: 48.85 };
    expect(dataLayerEntries({ name: 'purchase', parameters }, product)).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          currency: 'EUR',
          transaction_id: 'ZW-1012',
          value: 48.85,
          items: [
            {
              item_id: 'zwartwit-charcoal',
              item_name: 'Zwartwit Actieve Kool Tandpoeder',
              item_category: 'teeth-whitening',
              item_variant: '3x',
              item_brand: 'Zwartwit',
              quantity: 3,
              price: 16.28,
            },
          ],
        },
      },
    ]);
  });

  test('a purchase of nothing known is one jar for nothing, not an error', () => {
    const [, entry] = dataLayerEntries({ name: 'purchase', parameters: {} }, product);
    expect(entry).toMatchObject({ ecommerce: { items: [{ quantity: 1, price: 0 }] } });
  });

  test('another event keeps its parameters, with a currency beside an amount of money', () => {
    const click = { name: 'sticky_button_click' as const, parameters: {} };
    expect(dataLayerEntries(click, product)).toEqual([{ event: 'sticky_button_click' }]);
    const conversion = { name: 'conversion' as const, parameters: { value: 24.95, transaction_id: 'ZW-1' } };
    expect(dataLayerEntries(conversion, product)).toEqual([
      { event: 'conversion', currency: 'EUR', value: 24.95, transaction_id: 'ZW-1' },
    ]);
    const time = { name: 'web_vitals' as const, parameters: { metric: 'LCP', value: 900 } };
    expect(dataLayerEntries(time, product)).toEqual([{ event: 'web_vitals', metric: 'LCP', value: 900 }]);
  });
});
