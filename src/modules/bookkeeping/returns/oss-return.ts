// The return of the One Stop Shop (Union scheme): by country and rate what was sold in the quarter. What a
// credit note takes back of an earlier quarter is a correction of that quarter, told by country (VAT
// directive, art. 369g). Countries are not settled with each other: what one owes back it pays back itself,
// and takes nothing off what is paid to the others.

import { type Cents, cents } from '#shared/money.ts';
import type { OssReturn, VatRow } from '../contract.ts';
import type { Quarter } from '../quarters/quarter.ts';

/** VAT of papers, by the quarter of the invoice they are or take back. */
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
