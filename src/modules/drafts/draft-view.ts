// Converts a draft row to the form in which the API returns it: amounts as text, products as JSON text,
// without the session.

import { toDecimalText } from '#shared/money.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import type { Draft } from './contract.ts';
import type { DraftRow } from './draft.repository.ts';

export function draftView(row: DraftRow): Draft {
  return {
    id: row.id,
    ...recipientOf(row),
    variant: row.variantCode,
    products: JSON.stringify([{ variant: row.variantCode, quantity: row.quantity }]),
    total: toDecimalText(row.total),
    discount: toDecimalText(row.discount),
    shippingCost: toDecimalText(row.shippingCost),
    couponCode: row.couponCode,
    isCompleted: row.isCompleted,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
