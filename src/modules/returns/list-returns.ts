// Reads returns for the back-office: pages of returns, and one return with all details.

import { findOrder, type OrderRow, parseOrderNumber } from '#modules/orders/index.ts';
import { findRefund, refundView } from '#modules/refunds/index.ts';
import { listArticleNames } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { notFound } from '#shared/api/problems.ts';
import { toDecimalText } from '#shared/money.ts';
import { findRefundAmount } from './refunding/refund-amount.ts';
import {
  countReturns,
  findReturn,
  listReturnLines,
  listReturnRows,
  listWithdrawalsOfReturns,
  type ReturnRow,
  type ReturnWithOrder,
} from './return.repository.ts';
import type { ListReturnsQuery, Return, ReturnDetail, ReturnLine, ReturnPage } from './return-contract.ts';
import { returnIdOf, returnView } from './return-view.ts';
import { listReturnable } from './returnable-items.ts';
import { withdrawalReference } from './withdrawals/withdrawal-view.ts';

type Needs = { database: Pick<Database, 'orm'> };

export function listReturns(shop: Needs, { q, status, ...pageQuery }: ListReturnsQuery): Promise<ReturnPage> {
  const { orm } = shop.database;
  const filter = { q, status, id: returnIdOf(q ?? ''), orderId: parseOrderNumber(q ?? '') ?? undefined };
  return readPage(pageQuery, {
    rows: (place) => listReturnRows(orm, { ...filter, ...place }),
    view: (rows) => viewsOf(shop, rows),
    summary: async () => totalOf(await countReturns(orm, filter)),
  });
}

/** Returns one return with all its details. Throws 404 `return_unknown`. */
export async function readReturn(shop: Needs, id: number): Promise<ReturnDetail> {
  const { orm } = shop.database;
  const returnRow = await findReturn(orm, id);
  const order = returnRow && (await findOrder(orm, returnRow.orderId));
  if (!order) throw returnUnknown();
  const refund = returnRow.refundId === null ? null : await findRefund(orm, returnRow.refundId);
  const [view] = await viewsOf(shop, [{ returnRow, order, refunded: refund?.amount ?? null }]);
  if (!view) throw returnUnknown();
  return {
    ...(await detailOf(shop, { returnRow, order }, view)),
    refund: refund && refundOf(refundView(refund)),
  };
}

export const returnUnknown = () => notFound('Deze retour kennen we niet.', 'return_unknown');

async function viewsOf({ database }: Needs, rows: ReturnWithOrder[]): Promise<Return[]> {
  const ids = rows.map(({ returnRow }) => returnRow.id);
  const lines = await listReturnLines(database.orm, ids);
  const declared = await listWithdrawalsOfReturns(database.orm, ids);
  return Promise.all(
    rows.map(async (row) => {
      const { returnRow, order } = row;
      const money =
        returnRow.status === 'checked' ? await findRefundAmount(database.orm, returnRow, order) : null;
      return returnView(
        row,
        lines.get(returnRow.id) ?? [],
        declared.get(returnRow.id) ?? [],
        money?.due ?? null,
      );
    }),
  );
}

async function detailOf(
  { database: { orm } }: Needs,
  { returnRow, order }: Omit<ReturnWithOrder, 'refunded'>,
  view: Return,
): Promise<Omit<ReturnDetail, 'refund'>> {
  const declared = (await listWithdrawalsOfReturns(orm, [returnRow.id])).get(returnRow.id) ?? [];
  const money = await findRefundAmount(orm, returnRow, order);
  return {
    ...view,
    lines: await linesOf({ database: { orm } }, returnRow, order),
    withdrawals: declared.map(({ id, declaredAt }) => ({
      id,
      reference: withdrawalReference(id),
      declaredAt: declaredAt.toISOString(),
    })),
    money: {
      goods: toDecimalText(money.goods),
      shipping: toDecimalText(money.shipping),
      deduction: toDecimalText(returnRow.deduction),
      due: toDecimalText(money.due),
      refundable: toDecimalText(money.refundable),
      disputed: money.disputed,
    },
    deductionReason: returnRow.deductionReason,
    wholeOrder: money.isWhole,
  };
}

type ShownRefund = NonNullable<ReturnDetail['refund']>;

const refundOf = ({ id, amount, status, ...when }: ReturnType<typeof refundView>): ShownRefund => ({
  id,
  amount,
  status,
  at: when.succeededAt ?? when.requestedAt,
});

async function linesOf(
  { database: { orm } }: Needs,
  returnRow: ReturnRow,
  order: OrderRow,
): Promise<ReturnLine[]> {
  const names = await listArticleNames(orm);
  const lines = (await listReturnLines(orm, [returnRow.id])).get(returnRow.id) ?? [];
  const coming = await listReturnable(orm, order, returnRow.id);
  const unnamed = coming.filter(({ article }) => !lines.some(({ articleCode }) => articleCode === article));
  const shown = [
    ...lines,
    ...unnamed.map(({ article }) => ({
      articleCode: article,
      announced: 0,
      received: 0,
      sellable: 0,
      broken: 0,
    })),
  ];
  return shown.map(({ articleCode: article, announced, received, sellable, broken }) => ({
    article,
    announced,
    received,
    sellable,
    broken,
    name: names.get(article) ?? article,
    most: coming.find((line) => line.article === article)?.quantity ?? 0,
  }));
}
