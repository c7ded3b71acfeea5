// Tests which box of the VAT return an amount belongs in. Country, rate and VAT scheme alone decide this.

import { describe, expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import type { VatRow } from '../contract.ts';
import { DISTANCE_LIMIT, distanceSalesThreshold } from './distance-sales-threshold.ts';
import { ossReturn } from './oss-return.ts';
import { vatReturn } from './vat-return.ts';

const row = (country: string, rate: number, regime: VatRow['regime'], net: number, vat: number): VatRow => ({
  country,
  rate,
  regime,
  net: cents(net),
  vat: cents(vat),
  total: cents(net + vat),
  papers: 1,
});

describe('the Dutch return', () => {
  test('takes domestic sales by rate and exports without VAT, and nothing of the One Stop Shop', () => {
    const boxes = vatReturn([
      row('NL', 21, 'domestic', 10_099, 2121),
      row('DE', 21, 'domestic', 1000, 210),
      row('NL', 9, 'domestic', 5000, 450),
      row('US', 0, 'export', 7050, 0),
      row('BE', 21, 'oss', 9999, 2100),
    ]);
    expect(boxes.map(({ box, net, fillInNet, fillInVat }) => [box, net, fillInNet, fillInVat])).toEqual([
      ['1a', 11_099, 110, 23],
      ['1b', 5000, 50, 4],
      ['3a', 7050, 70, null],
      ['5a', 23_149, null, 27],
    ]);
  });

  test('rounds what is taken back in the shop’s favour too', () => {
    expect(vatReturn([row('NL', 21, 'domestic', -2062, -433)])).toMatchObject([
      { box: '1a', fillInNet: -21, fillInVat: -5 },
      { box: '3a' },
      { box: '5a', fillInVat: -5 },
    ]);
  });
});

test('a correction of the One Stop Shop is told by country and quarter, whatever the rate', () => {
  const of = (country: string, rate: number, vat: number, supplied: string) => ({
    ...row(country, rate, 'oss', vat * 5, vat),
    supplied,
  });
  const { supplies, corrections, payable } = ossReturn(
    [
      of('FR', 20, 400, '2026-3'),
      of('FR', 20, -100, '2026-2'),
      of('FR', 19.6, -50, '2026-2'),
      of('FR', 20, -7, '2025-4'),
    ],
    '2026-3',
  );
  expect(supplies).toMatchObject([{ country: 'FR', rate: 20, vat: 400 }]);
  expect(corrections).toMatchObject([
    { country: 'FR', quarter: '2026-2', vat: -150 },
    { country: 'FR', quarter: '2025-4', vat: -7 },
  ]);
  expect(payable).toBe(243);
});

test('a country that owes the shop pays it back itself, and takes nothing off what is paid to the others', () => {
  const of = (country: string, vat: number, supplied: string) => ({
    ...row(country, 21, 'oss', vat * 5, vat),
    supplied,
  });
  const { payable, owedBack } = ossReturn(
    [of('BE', -866, '2026-2'), of('DE', 8434, '2026-3'), of('DE', -939, '2026-2'), of('FR', 400, '2026-3')],
    '2026-3',
  );
  // Germany 84.34 − 9.39 and France 4.00 are paid; Belgium pays 8.66 back.
  expect(payable).toBe(7895);
  expect(owedBack).toEqual([{ country: 'BE', vat: 866 }]);
});

describe('the meter of distance sales', () => {
  const sold = (net: number) => [{ country: 'BE', net: cents(net) }];
  const meter = (net: number, lastYear = 0) =>
    distanceSalesThreshold({ thisYear: sold(net), lastYear: sold(lastYear) }, { year: 2026, oss: false });
  test('warns from 80 percent and says when the threshold is crossed, not when it is reached', () => {
    expect([799_999, 800_000, DISTANCE_LIMIT, DISTANCE_LIMIT + 1].map((net) => meter(net).state)).toEqual([
      'under',
      'near',
      'near',
      'over',
    ]);
  });
  test('is over throughout a year that follows one above it', () => {
    expect(meter(0, DISTANCE_LIMIT + 1)).toMatchObject({
      state: 'over',
      net: 0,
      lastYear: DISTANCE_LIMIT + 1,
    });
    expect(meter(0, DISTANCE_LIMIT).state).toBe('under');
  });
  test('counts other countries of the Union alone', () => {
    const rows = ['NL', 'US', 'GB', 'CH', 'DE', 'XX'].map((country) => ({ country, net: cents(100) }));
    expect(distanceSalesThreshold({ thisYear: rows, lastYear: [] }, { year: 2026, oss: false }).net).toBe(
      100,
    );
    const northern = [{ country: 'XI', net: cents(100) }];
    expect(distanceSalesThreshold({ thisYear: northern, lastYear: [] }, { year: 2026, oss: false }).net).toBe(
      100,
    );
  });
});
