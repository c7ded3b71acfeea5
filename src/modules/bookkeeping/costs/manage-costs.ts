// Stores and lists the costs that owners enter. A cost never changes: a new price from a certain day is a new
// row.

import type { Database } from '#platform/database/database.ts';
import { invalidFields, refusedField } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { readEuros, ZERO } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import { quarterOf, startOf } from '../quarters/quarter.ts';
import { findClosedUntil } from '../quarters/quarters.repository.ts';
import type { Cost, CostInput } from './cost-contract.ts';
import { costOn } from './cost-rates.ts';
import { insertCost, selectCosts } from './costs.repository.ts';

type Needs = { database: Database; clock: Clock };

/**
 * Lists all costs that owners entered, grouped by kind and scope (pack, country or payment method), newest
 * start day first.
 */
export async function listCosts({
  database: { orm },
  clock,
}: Pick<Needs, 'clock'> & { database: Pick<Database, 'orm'> }): Promise<Cost[]> {
  const rows = await selectCosts(orm);
  const today = dayOf(clock.now());
  return rows.map(({ key: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    holdsNow: costOn(rows, row.kind, row.scope, today)?.id === row.id,
  }));
}

/**
 * Stores a cost that an owner entered and returns all costs. A repeated form (same key) is stored once.
 * Throws 409 `quarter_closed` for a start day in a closed quarter, 422 for invalid fields.
 */
export async function addCost(shop: Needs, { amount, ...input }: CostInput, owner: string): Promise<Cost[]> {
  if (input.percentage > 0 && input.kind !== 'payment')
    throw invalidFields([{ path: 'percentage', message: 'Een percentage geldt alleen voor betalingen' }]);
  await shop.database.transaction(async (tx) => {
    const closedUntil = await findClosedUntil(tx);
    const moment = new Date(`${input.holdsFrom}T12:00:00Z`);
    if (closedUntil && startOf(quarterOf(moment)) < closedUntil)
      throw refusedField('quarter_closed', 'holdsFrom', 'Deze dag ligt in een gesloten kwartaal.');
    const row = {
      ...input,
      amount: readEuros(amount) ?? ZERO,
      createdAt: shop.clock.now(),
      createdBy: owner,
    };
    await insertCost(tx, row);
  });
  return listCosts(shop);
}
