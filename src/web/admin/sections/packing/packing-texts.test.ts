import { expect, test } from 'vitest';
import type { PackedParcel } from '#modules/fulfilment/contract.ts';
import { currentOf, isChanging, labelStatus, nextToPack, pilesText, stepFrom } from './packing-texts.ts';

const parcel = (id: number, more: Partial<PackedParcel> = {}): PackedParcel => ({
  id,
  orderId: id,
  orderNumber: `ZW10000${id}`,
  customerName: 'Anna',
  city: 'Ede',
  country: 'Nederland',

  contents: [],
  leftOut: [],
  pieces: 1,
  weight: 150,
  flags: [],
  waitsFor: null,
  orderedAt: '',
  label: 'made',
  trackingCode: `3S${id}`,
  failure: null,
  packedAt: null,
  packedBy: null,
  changedAt: null,
  isLeaving: false,
  stop: null,
  options: {
    carrier: 'postnl',
    serviceLevel: 'standard',
    shippingMethod: 'pakket',
    insurance: false,
    signature: false,
  },
  ...more,
});
const packed = { packedAt: '2026-11-25T10:00:00.000Z' };
const stack = [
  parcel(1, packed),
  parcel(2),
  parcel(3, { label: 'failed' }),
  parcel(4, { stop: 'cancelled' }),
  parcel(5),
];

test('the next is the first with a label that is neither packed nor stopped, after the last beginning anew', () => {
  expect([null, 2, 5].map((after) => nextToPack(stack, after)?.id)).toEqual([2, 5, 2]);
  expect(nextToPack([parcel(1, packed)], null)).toBeNull();
});

test('what is chosen stays until it is packed; the arrows pass over the rest and stop at both ends', () => {
  expect(currentOf(stack, 5)?.id).toBe(5);
  expect(currentOf(stack, 1)?.id).toBe(2);
  expect([stepFrom(stack, 2, 1), stepFrom(stack, 5, 1), stepFrom(stack, 2, -1)]).toEqual([5, 5, 2]);
});

test('a stack moves while a label is made or something leaves', () => {
  const packing = { service: 'sendy' as const, toPack: [], toShip: 0, heldBack: [], departures: [] };
  const run = (parcels: PackedParcel[]) => [{ id: 1, startedAt: '', startedBy: 'admin', parcels }];
  expect(isChanging({ ...packing, runs: run(stack) })).toBe(false);
  expect(isChanging({ ...packing, runs: run([parcel(1, { label: 'waiting' })]) })).toBe(true);
});

test('a stopped parcel says so before anything of its label; piles are told by what is in them', () => {
  expect(labelStatus(parcel(1, { stop: 'held', label: 'failed' }))).toEqual({
    text: 'Wacht: tegengehouden door een retour',
    tone: 'danger',
  });
  expect(pilesText([parcel(1, { pieces: 2 }), parcel(2), parcel(3)])).toBe('2 × 1 pot · 1 × 2 potten');
});
