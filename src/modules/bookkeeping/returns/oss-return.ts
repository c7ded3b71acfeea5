// Computes the return of the One Stop Shop (Union scheme): the sales of a quarter by country and rate. A
// credit note for an earlier quarter is a correction of that quarter, by country (VAT directive, art. 369g).
// Countries are not offset against each other: a country with a negative balance pays the shop back, and the
// amount to pay to the other countries stays the same.

import { type Cents, cents } from '#shared/money.ts';
import type { OssReturn, VatRow } from '../contract.ts';
import type { Quarter } from '../quarters/quarter.ts';

/**
 * The net sales and VAT of one country and rate, with the quarter of the invoice. For a credit note, this is
 * the quarter of the invoice it reverses.
 */
export type SuppliedRow = VatRow & { supplied: Quarter };

export function ossReturn(rows: readonly SuppliedRow[], quarter: Quarter): OssReturn {
  const own = rows.filter(({ regime }) => regime === 'oss');
  const supplies = own
    .filter(({ supplied }) => supplied === quarter)
    .map(({ country, rate, net, vat }) => ({ country, rate, net, vat }));
  const earlier = own.filter(({ supplied }) => supplied !== quarter);
  const corrections = [
    ...Map.groupBy(earlier, ({ country, supplied }) => `${supplied} ${country}`).values(),
  ].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const { country, supplied } = first;
    return [
      {
        country,
        quarter: supplied,
        net: sum(all.map(({ net }) => net)),
        vat: sum(all.map(({ vat }) => vat)),
      },
    ];
  });
  const balances = [...Map.groupBy([...supplies, ...corrections], ({ country }) => country)].map(
    ([country, rows]) => ({ country, vat: sum(rows.map(({ vat }) => vat)) }),
  );
  return {
    supplies,
    corrections,
    payable: sum(balances.filter(({ vat }) => vat > 0).map(({ vat }) => vat)),
    owedBack: balances
      .filter(({ vat }) => vat < 0)
      .map(({ country, vat }) => ({ country, vat: cents(-vat) })),
  };
}

const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, each) => total + each, 0));
