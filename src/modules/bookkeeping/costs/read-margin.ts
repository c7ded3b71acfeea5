// Computes the margin of a quarter and of one order: revenue minus goods, packaging, postage and payment
// costs.

import { countParcels, findOrder } from '#modules/orders/index.ts';
import { findGoodsCost, sumGoodsCost } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { RunRead } from '#platform/database/read-runner.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type Cents, cents, ZERO } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import {
  type CostKind,
  costNames,
  documentKinds,
  type Margin,
  type OrderMargin,
  receiptKinds,
} from '../contract.ts';
import type { Span } from '../quarters/quarter.ts';
import type { SumByKind } from '../quarters/quarters.repository.ts';
import { costOf, costOn, sumKnown } from './cost-rates.ts';
import { type CostRecord, listEntriesOfOrder, selectCosts, sumPaidWithoutFee } from './costs.repository.ts';

/**
 * Reads the data to compute the costs of a span: sold goods, sent parcels, payments without a reported fee,
 * and the costs that owners entered. `ask` runs each query, in parallel or one after the other.
 */
export async function readCosts(db: Orm, { span, ask }: { span: Span; ask: RunRead }) {
  const [goods, sent, unsettled, costs] = await Promise.all([
    ask(() => sumGoodsCost(db, span)),
    ask(() => countParcels(db, span)),
    ask(() => sumPaidWithoutFee(db, span)),
    ask(() => selectCosts(db)),
  ]);
  return { goods, sent, unsettled, costs };
}

type Costs = Awaited<ReturnType<typeof readCosts>>;

export function marginOf(
  { goods, sent, unsettled, costs }: Costs,
  { revenue, kinds }: { revenue: Cents; kinds: SumByKind },
): Margin {
  const missing = new Set<CostKind>();
  const of = (kind: CostKind, scope: string, day: string): CostRecord | null => {
    const row = costOn(costs, kind, scope, day);
    if (!row) missing.add(kind);
    return row;
  };
  const packaging = sumKnown(
    sent.map(({ variantCode, day, parcels }) => costOf(of('packaging', variantCode, day), parcels)),
  );
  const postage = sumKnown(
    sent.map(({ country, day, parcels }) => costOf(of('postage', country, day), parcels)),
  );
  const estimatedFees = sumKnown(
    unsettled.map(({ method, day, payments, paid }) => costOf(of('payment', method, day), payments, paid)),
  );
  const fees = providerFees(kinds);
  const disputes = cents(-(kinds.get('dispute')?.amount ?? 0));
  const bought = goods.unknown > 0 ? null : goods.cost;
  return {
    revenue,
    goods: bought,
    packaging,
    postage,
    fees,
    estimatedFees,
    disputes,
    margin: subtractCosts(revenue, [bought, packaging, postage, fees, estimatedFees, disputes]),
    parcels: sent.reduce((all, { parcels }) => all + parcels, 0),
    piecesWithoutCost: goods.unknown,
    missing: [...missing].map((kind) => costNames[kind]),
  };
}

/** Returns revenue, costs and margin of one order. Throws 404 `order_unknown` for an unknown order. */
export async function readOrderMargin(
  { database: { orm }, clock }: { database: Pick<Database, 'orm'>; clock: Clock },
  orderId: number,
): Promise<OrderMargin> {
  const order = await findOrder(orm, orderId);
  if (!order) throw notFound('Deze bestelling bestaat niet.', 'order_unknown');
  const rows = await selectCosts(orm);
  const entries = await listEntriesOfOrder(orm, orderId);
  const papers = entries.filter(({ kind }) => documentKinds.some((each) => each === kind));
  const goods = await findGoodsCost(orm, orderId);
  const revenue = sum(papers, ({ amount, vatAmount }) => cents(amount - vatAmount));
  const day = dayOf(order.shippedAt ?? clock.now());
  const travels = order.shippedAt !== null || order.status !== 'cancelled';
  const packaging = costOf(costOn(rows, 'packaging', order.variantCode, day), travels ? 1 : 0);
  const postage = costOf(costOn(rows, 'postage', order.country, day), travels ? 1 : 0);
  const settled = entries.filter(({ kind }) => receiptKinds.includes(kind));
  const providerFee = sum(entries, ({ fee }) => fee);
  const [first] = papers;
  const estimate = first
    ? costOf(costOn(rows, 'payment', first.method ?? '', dayOf(first.bookedAt)), 1, first.amount)
    : ZERO;
  const feesAreEstimated = settled.length === 0 && (first?.amount ?? 0) > 0;
  const fees = feesAreEstimated ? sumKnown([providerFee, estimate]) : providerFee;
  const bought = goods.unknown > 0 ? null : goods.cost;
  return {
    revenue,
    goods: bought,
    packaging,
    postage,
    fees,
    feesAreEstimated,
    isExpected: travels && order.shippedAt === null,
    margin: subtractCosts(revenue, [bought, packaging, postage, fees]),
  };
}

/** Returns revenue minus costs, in cents; null when one of the costs is unknown. */
function subtractCosts(revenue: Cents, off: readonly (Cents | null)[]): Cents | null {
  const spent = sumKnown(off);
  return spent === null ? null : cents(revenue - spent);
}

/**
 * Returns the payment provider's fees: the fee of each payment, refund or dispute plus the fees charged
 * separately.
 */
export function providerFees(kinds: SumByKind): Cents {
  const providerFee = sum([...kinds.values()], ({ fee }) => fee);
  return cents(providerFee - (kinds.get('fee')?.amount ?? 0));
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => Cents): Cents {
  return cents(rows.reduce((all, row) => all + of(row), 0));
}
