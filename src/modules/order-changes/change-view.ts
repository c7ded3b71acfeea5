// Builds the API view of an order change; the new contents of the order become a text such as "Zwartwit – 2
// Pack".

import type { ChangeRow } from '#modules/orders/index.ts';
import { goodsText } from '#shared/goods-text.ts';
import { toDecimalText } from '#shared/money.ts';
import { changeStates, type OrderChange, settlements, termsSchema } from './change-contract.ts';

/** Returns the contents of the order after the change, such as "Zwartwit – 2 Pack". */
export function changeContent({ terms }: Pick<ChangeRow, 'terms'>): string {
  return termsSchema
    .parse(terms)
    .lines.map(({ label, quantity }) => goodsText(label, quantity))
    .join(' + ');
}

export function changeView(row: ChangeRow, link: string | null): OrderChange {
  const { id, reason, actor } = row;
  return {
    id,
    reason,
    actor,
    link,
    kind: row.kind === 'correction' ? 'correction' : 'change',
    state: changeStates.find((state) => state === row.state) ?? 'applied',
    settledWith: settlements.find((settlement) => settlement === row.settledWith) ?? 'none',
    total: toDecimalText(termsSchema.parse(row.terms).total),
    difference: toDecimalText(row.difference),
    content: changeContent(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    appliedAt: row.appliedAt?.toISOString() ?? null,
  };
}
