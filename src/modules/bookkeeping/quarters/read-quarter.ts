// Reads the figures of a quarter. For a closed quarter these are the stored figures; for any other quarter
// they are computed from the current journal.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type RunRead, runConcurrently } from '#platform/database/read-runner.ts';
import type { Clock } from '#shared/clock.ts';
import { cents, ZERO } from '#shared/money.ts';
import { declaredCountry } from '#shared/recipient/territories.ts';
import {
  type QuarterDetail,
  type QuarterFigures,
  type QuarterRow,
  quarterFiguresSchema,
  type VatRow,
} from '../contract.ts';
import { marginOf, providerFees, readCosts } from '../costs/read-margin.ts';
import { distanceSalesThreshold } from '../returns/distance-sales-threshold.ts';
import { ossReturn, type SuppliedRow } from '../returns/oss-return.ts';
import { vatReturn } from '../returns/vat-return.ts';
import {
  nextQuarter,
  partsOf,
  type Quarter,
  quarterOf,
  quartersBetween,
  spanOf,
  startOf,
} from './quarter.ts';
import {
  type ClosedQuarter,
  countUnmatched,
  findClosedQuarter,
  findJournalSpan,
  listClosedQuarters,
  sumByKind,
  sumDocuments,
  sumSalesAbroad,
} from './quarters.repository.ts';

type Needs = { database: Pick<Database, 'orm'>; clock: Clock; getSettings: GetSettings };

/** Lists the quarters from the first journal entry to the running quarter, newest first. */
export async function listQuarters({ database: { orm }, clock }: Needs): Promise<QuarterRow[]> {
  const now = quarterOf(clock.now());
  const reach = await findJournalSpan(orm);
  const closed = await listClosedQuarters(orm);
  return quartersBetween(reach ? quarterOf(reach.first) : now, now).map((quarter) =>
    rowOf(quarter, closed.find((row) => nameOf(row) === quarter) ?? null, now),
  );
}

export async function readQuarter(shop: Needs, quarter: Quarter): Promise<QuarterDetail> {
  const { orm } = shop.database;
  const closed = await findClosedQuarter(orm, quarter);
  const figures = closed
    ? quarterFiguresSchema.parse(closed.figures)
    : await countQuarter(shop, { db: orm, ask: runConcurrently }, quarter);
  return {
    ...rowOf(quarter, closed, quarterOf(shop.clock.now())),
    figures,
    unmatched: await countUnmatched(orm, spanOf(quarter)),
    closeFirst: closed ? null : await findEarlierOpen(orm, quarter),
  };
}

/**
 * The access to the database for reading figures: the connection `db`, and the function `ask`, which runs
 * queries on it in parallel or, inside a transaction, one after the other.
 */
type Reading = { db: Orm; ask: RunRead };

/**
 * Computes the figures of a quarter (VAT, returns, margin, money and numbers of documents) from the current
 * journal and costs.
 */
export async function countQuarter(
  { getSettings }: Pick<Needs, 'getSettings'>,
  { db, ask }: Reading,
  quarter: Quarter,
): Promise<QuarterFigures> {
  const span = spanOf(quarter);
  const { year } = partsOf(quarter);
  const [spent, supplied, kinds, abroad, { vat: settings }] = await Promise.all([
    readCosts(db, { span, ask }),
    ask(() => sumDocuments(db, span)),
    ask(() => sumByKind(db, span)),
    ask(() => sumSalesAbroad(db, { from: startOf(`${year - 1}-1`), until: span.until })),
    ask(() => getSettings(db)),
  ]);
  const vat = mergeSupplied(supplied);
  const of = (kind: Parameters<typeof kinds.get>[0]) =>
    kinds.get(kind) ?? { amount: ZERO, fee: ZERO, entries: 0 };
  const sales = { thisYear: soldIn(year, abroad), lastYear: soldIn(year - 1, abroad) };
  const revenue = cents(vat.reduce((sum, { net }) => sum + net, 0));
  return {
    vat,
    boxes: vatReturn(vat),
    oss: ossReturn(supplied, quarter),
    meter: distanceSalesThreshold(sales, { year, oss: settings.oss }),
    margin: marginOf(spent, { revenue, kinds }),
    money: {
      payments: of('payment').amount,
      refunds: cents(of('refund').amount + of('refund_returned').amount),
      fees: providerFees(kinds),
      disputes: of('dispute').amount,
      bank: cents(of('bank_receipt').amount + of('bank_refund').amount),
      payouts: cents(of('payout').amount + of('payout_returned').amount),
    },
    papers: {
      invoices: of('invoice').entries,
      creditNotes: of('credit_note').entries + of('credit_correction').entries,
    },
  };
}

function soldIn(year: number, rows: Awaited<ReturnType<typeof sumSalesAbroad>>) {
  return rows
    .filter((row) => row.year === year)
    .map(({ country, total, vat }) => ({
      country: declaredCountry(country, false),
      net: cents(total - vat),
    }));
}

/** Returns the earliest quarter before this one that is not closed yet; null when there is none. */
export async function findEarlierOpen(db: Orm, quarter: Quarter): Promise<Quarter | null> {
  const reach = await findJournalSpan(db);
  if (!reach) return null;
  const [last] = await listClosedQuarters(db);
  const first = last ? nextQuarter(nameOf(last)) : quarterOf(reach.first);
  return first < quarter ? first : null;
}

export const nameOf = ({ year, quarter }: Pick<ClosedQuarter, 'year' | 'quarter'>): Quarter =>
  `${year}-${quarter}`;

function rowOf(quarter: Quarter, closed: ClosedQuarter | null, now: Quarter): QuarterRow {
  return {
    quarter,
    state: closed ? 'closed' : quarter < now ? 'open' : 'running',
    closedAt: closed?.closedAt.toISOString() ?? null,
    closedBy: closed?.closedBy ?? null,
  };
}

function mergeSupplied(rows: readonly SuppliedRow[]): VatRow[] {
  const groups = Map.groupBy(rows, ({ country, rate, regime }) => `${country} ${rate} ${regime}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { supplied: _, ...row } = first;
    for (const { net, vat, total, papers } of others) {
      row.net = cents(row.net + net);
      row.vat = cents(row.vat + vat);
      row.total = cents(row.total + total);
      row.papers += papers;
    }
    return [row];
  });
}
