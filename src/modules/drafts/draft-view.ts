// A draft row as the API shows it: amounts as text, the basket as JSON text, no session.

import { cents, toDecimalText } from '#shared/money.ts';
import type { Draft } from './contract.ts';
import type { DraftRow } from './draft.repository.ts';

export function draftView(row: DraftRow): Draft {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    streetName: row.streetName,
    houseNumber: row.houseNumber,
    houseNumberAddition: row.houseNumberAddition,
    postalCode: row.postalCode,
    city: row.city,
    country: row.country,
    customerAddress: row.customerAddress,
    variant: row.variantCode,
    products: JSON.stringify([{ variant: row.variantCode, quantity: row.quantity }]),
    total: toDecimalText(cents(row.total)),
    discount: toDecimalText(cents(row.discount)),
    shippingCost: toDecimalText(cents(row.shippingCost)),
    couponCode: row.couponCode,
    isCompleted: row.isCompleted,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
