// Determines which of the entered costs applies on a day. A cost for the exact pack, country or method has
// priority over the general cost. After that the newest start day counts, and for equal days the row added
// last.

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
 * Returns the cost of `count` items in cents: `count` times the amount of the entered cost `row`, plus its
 * percentage of the amount `paid`. Returns 0 when `count` is 0; null when `row` is null, because the cost was
 * never entered.
 */
export function costOf(
  row: Pick<CostRow, 'amount' | 'percentage'> | null,
  count: number,
  paid: Cents = ZERO,
): Cents | null {
  if (count === 0) return ZERO;
  return row === null ? null : cents(row.amount * count + percentageOf(paid, row.percentage));
}

/** Returns the sum of the amounts; null when one of the amounts is unknown. */
export function sumKnown(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>(
    (all, amount) => (all === null || amount === null ? null : cents(all + amount)),
    ZERO,
  );
}
