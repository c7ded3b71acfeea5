import { expect, test } from 'vitest';
import { inPickingOrder } from './packable.ts';
import type { Packable } from './packing-contract.ts';

const order = (orderId: number, quantity: number, more: Partial<Packable> = {}): Packable => ({
  orderId,
  orderNumber: `ZW${100_000 + orderId}`,
  customerName: 'Anna',
  city: 'Ede',
  country: 'Nederland',

  contents: [{ name: 'Pot', quantity }],
  leftOut: [],
  pieces: quantity,
  weight: 100,
  flags: [],
  waitsFor: null,
  options: {
    carrier: 'postnl',
    serviceLevel: 'standard',
    shippingMethod: 'pakket',
    insurance: false,
    signature: false,
  },
  orderedAt: `2026-11-2${orderId % 10}T10:00:00.000Z`,
  ...more,
});

test('parcels lie by how many jars are in them, with what comes along after those without, and the oldest first', () => {
  const withBrush = order(1, 2, {
    contents: [
      { name: 'Pot', quantity: 2 },
      { name: 'Borstel', quantity: 2 },
    ],
  });
  const orders = [withBrush, order(2, 4), order(3, 1), order(5, 2), order(4, 2)];
  expect(inPickingOrder(orders).map(({ orderId }) => orderId)).toEqual([3, 4, 5, 1, 2]);
});
