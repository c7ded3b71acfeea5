// Tests the Sendy adapter against a stand-in of Sendy: the chosen service, finding a shipment again, and
// printing.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_LABEL_OPTIONS, type LabelOptions } from '#modules/shipping/contract.ts';
import type { LabelProvider, Parcel } from '#modules/shipping/index.ts';
import { type SendyStandIn, startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { createSendyLabels } from './sendy-labels.ts';

const PARCEL: Parcel = {
  sender: {
    name: 'Zwartwit',
    address: 'Straat 1',
    postalCode: '1234 AB',
    city: 'Amsterdam',
    country: 'Nederland',
  },
  receiver: {
    name: 'Anna de Vries',
    streetName: 'Dam',
    houseNumber: '1',
    addition: 'A',
    postalCode: '1012JS',
    city: 'Amsterdam',
    country: 'NL',
    phone: '',
    email: 'anna@example.nl',
    line2: '',
    state: '',
  },
  contents: [{ description: '2 Pack', quantity: 1, unitPrice: 3743, unitWeight: 240 }],
  orderedAt: new Date('2026-11-20T12:00:00Z'),
};

let sendy: SendyStandIn;
let labels: LabelProvider;
beforeEach(async () => {
  sendy = await startSendyStandIn();
  labels = createSendyLabels({ token: sendy.token, apiBase: sendy.url, shopId: null, accessEndsAt: null });
});
afterEach(() => sendy.stop());

const register = (reference: string, options: Partial<LabelOptions> = {}, receiver = PARCEL.receiver) =>
  labels.register({
    reference,
    parcel: { ...PARCEL, receiver },
    options: { ...DEFAULT_LABEL_OPTIONS, ...options },
  });

describe('the service', () => {
  test.each([
    [{}, 'POSTNL_MAILBOX', []],
    [{ serviceLevel: 'express' }, 'POSTNL_EXPRESS', []],
    [{ shippingMethod: 'pakket' }, 'POSTNL_HOME', []],
    [{ shippingMethod: 'pakket', signature: true }, 'POSTNL_HOME', { signature: true }],
    [{ shippingMethod: 'pakket', serviceLevel: 'next_day' }, 'POSTNL_NEXT_DAY', []],
  ] as const)('for %j is %s', async (options, service, extras) => {
    await register('ZW1', options);
    expect(sendy.shipments[0]?.body).toMatchObject({ service, options: Array.isArray(extras) ? {} : extras });
  });

  test.each([
    [{ carrier: 'ups' }, /geen UPS/],
    [{ serviceLevel: 'next_day' }, /geen dienst voor Volgende dag, Brievenbuspakje naar NL/],
    [{ signature: true }, /geen handtekening/],
    [{ insurance: true, shippingMethod: 'pakket' }, /geen verzekering/],
  ] as const)(
    'for %j is not sold: refused with what is missing, and nothing is registered',
    async (options, refusalText) => {
      await expect(register('ZW1', options)).rejects.toThrow(refusalText);
      expect(sendy.shipments).toHaveLength(0);
    },
  );

  test('is looked up once a day', async () => {
    await register('ZW1');
    await register('ZW2');
    expect(sendy.calls.filter((call) => call === 'GET /carriers')).toHaveLength(1);
    expect(sendy.calls.filter((call) => call === 'GET /shops')).toHaveLength(1);
  });
});

test('an address abroad without a house number keeps its second line', async () => {
  const abroad = {
    ...PARCEL.receiver,
    houseNumber: '',
    addition: '',
    line2: 'Building 7',
    country: 'GB',
  } as const;
  await register('ZW1', {}, abroad);
  expect(sendy.shipments[0]?.body).toMatchObject({
    number: '',
    addition: '',
    comment: 'Building 7',
    country: 'GB',
  });
});

test('a shipment is found by its reference on whichever of the first ten pages it is', async () => {
  await register('ZW1');
  for (let number = 2; number <= 40; number += 1) await register(`ZW${number}`);
  expect(await labels.find('ZW1')).toMatchObject({ status: 'new' });
  expect(await labels.find('ZW99')).toBeNull();
});

test('a label that was bought has a code and Sendy’s own page to follow it', async () => {
  const { id } = await register('ZW1');
  expect(await labels.buy(id)).toMatchObject({
    status: 'generated',
    trackingCode: '3SSTAND000001',
    trackingUrl: 'https://track.example/3SSTAND000001',
  });
  // A repeated call buys no second label.
  expect(await labels.buy(id)).toMatchObject({ trackingCode: '3SSTAND000001' });
  expect(sendy.bought).toEqual(['ZW1']);
});

test('one that was never bought is deleted, one that was is cancelled, one that is gone is fine', async () => {
  const first = await register('ZW1');
  const second = await register('ZW2');
  await labels.buy(second.id);
  for (const { id } of [first, second, first]) await labels.cancel(id);
  expect(sendy.shipments.map(({ reference, status }) => [reference, status])).toEqual([['ZW2', 'cancelled']]);
});

test('labels come as PDF, and what is none is no label', async () => {
  const { id } = await register('ZW1');
  const toPrint = { id, parcel: PARCEL, options: DEFAULT_LABEL_OPTIONS, reference: 'ZW1' };
  const print = () => labels.print([{ ...toPrint, trackingCode: 'x', carrier: 'postnl' }], 'A6');
  expect((await print()).toString('latin1')).toMatch(/^%PDF-/);
  sendy.fail({ on: 'GET /labels', kind: 'nonsense_done' });
  await expect(print()).rejects.toThrow('without sense');
});
