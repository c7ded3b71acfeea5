// Which cost holds for what on which day: the row of its own scope before the one for all others, the newest
// day before an older, and of one day the row that was written last.

import { type Cents, cents, percentageOf, ZERO } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';
import type { CostKind } from './cost-contract.ts';

export type CostRow = {
  id: number;
  kind: CostKind;
  scope: string;
  amount: Cents;
  percentage: number;
  holdsFrom: Day;
};

export function costOn<Row extends CostRow>(
  rows: readonly Row[],
  kind: CostKind,
  scope: string,
  day: Day,
): Row | null {
  const held = rows.filter((row) => row.kind === kind && row.holdsFrom <= day);
  return (
    newestOf(held.filter((row) => row.scope === scope)) ?? newestOf(held.filter((row) => row.scope === ''))
  );
}

function newestOf<Row extends CostRow>(rows: readonly Row[]): Row | null {
  return rows.toSorted((a, b) => b.holdsFrom.localeCompare(a.holdsFrom) || b.id - a.id)[0] ?? null;
}

/**
 * What so many of them cost; `paid` is what a percentage is of. None of them cost nothing; null when nobody
 * wrote it down.
 */
export function costOf(
  row: Pick<CostRow, 'amount' | 'percentage'> | null,
  count: number,
  paid: Cents = ZERO,
): Cents | null {
  if (count === 0) return ZERO;
  return row === null ? null : cents(row.amount * count + percentageOf(paid, row.percentage));
}

/** Null when one of them is not known. */
export function sumKnown(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>(
    (all, amount) => (all === null || amount === null ? null : cents(all + amount)),
    ZERO,
  );
}
