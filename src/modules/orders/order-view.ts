// Builds the API view of an order row.

import { carrierSchema, trackLink } from '#modules/shipping/contract.ts';
import { toDecimalText, toEuros } from '#shared/money.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import { searchText } from '#shared/writing/search-text.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './order.repository.ts';
import type { Order, OrderEvent } from './order-contract.ts';
import { isOrderStatus, isPaymentState } from './order-states.ts';

/** Returns the order number of an order id: "ZW100001" for id 1. */
export function orderNumber(id: number): string {
  return `ZW${100_000 + id}`;
}

/**
 * Returns the order id of an order number such as "ZW100012", with or without the "ZW"; null for any other
 * text.
 */
export function parseOrderNumber(text: string): number | null {
  const match = /^(?:zw)?(\d{1,9})$/.exec(searchText(text));
  if (!match) return null;
  const value = Number(match[1]);
  return value > 100_000 ? value - 100_000 : null;
}

export function orderView(row: OrderRow, lines: OrderLineRow[]): Order {
  const carrier = carrierSchema.safeParse(row.carrier);
  return {
    id: row.id,
    orderNumber: orderNumber(row.id),
    ...recipientOf(row),
    products: JSON.stringify(
      lines.map((line) => ({
        name: line.label,
        price: toEuros(line.unitAmount),
        quantity: line.quantity,
      })),
    ),
    variant: row.variantCode,
    quantity: row.quantity,
    subtotal: toDecimalText(row.subtotal),
    discount: toDecimalText(row.discount),
    shippingCost: toDecimalText(row.shippingCost),
    total: toDecimalText(row.total),
    vatRate: row.vatRate,
    vatAmount: toDecimalText(row.vatAmount),
    couponCode: row.couponCode,
    status: isOrderStatus(row.status) ? row.status : 'pending',
    paymentStatus: isPaymentState(row.paymentState) ? row.paymentState : 'unpaid',
    paymentIntentId: row.paymentId,
    trackingCode: row.trackingCode,
    trackingUrl: row.trackingUrl ?? trackingPage(row),
    carrier: carrier.success ? carrier.data : null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    flags: row.flags,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function orderEventView(row: OrderEventRow): OrderEvent {
  const { id, actor, kind, from, to, note } = row;
  return { id, at: row.at.toISOString(), actor, kind, from, to, note };
}

/**
 * Returns the URL of the carrier's tracking page for the parcel of an order; null without a tracking code, or
 * when the carrier has no such page.
 */
function trackingPage(row: OrderRow): string | null {
  const carrier = carrierSchema.safeParse(row.carrier);
  const country = parseCountry(row.country);
  if (!row.trackingCode || !carrier.success || !country) return null;
  return trackLink({
    carrier: carrier.data,
    trackingCode: row.trackingCode,
    postalCode: row.postalCode,
    country,
  });
}
