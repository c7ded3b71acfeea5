// An order row as the API shows it.

import { carrierSchema, trackLink } from '#modules/shipping/contract.ts';
import { toDecimalText, toEuros } from '#shared/money.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { recipientOf } from '#shared/recipient/recipient.ts';
import { normaliseCode } from '#shared/writing/normalise-text.ts';
import type { Order, OrderEvent } from './contract.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './order.repository.ts';
import { isOrderStatus, isPaymentState } from './order-states.ts';

/** The number people use: fixed prefix, counting from 100001. */
export function orderNumber(id: number): string {
  return `ZW${100_000 + id}`;
}

/** The id behind an order number or a bare id; null for other text. */
export function parseOrderNumber(text: string): number | null {
  const match = /^(?:zw)?\s*(\d{1,9})$/i.exec(normaliseCode(text));
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

/** The carrier's own page of a parcel; null as long as there is no code or the carrier has no such page. */
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
