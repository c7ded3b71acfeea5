// A shipment row as the API shows it.

import { labelOptionsSchema } from '#modules/shipping/contract.ts';
import type { OrderRow } from '../order.repository.ts';
import { orderNumber, orderView } from '../order-view.ts';
import { labelStatuses, type MadeLabel, type OrderLabel } from './label-contract.ts';
import type { ShipmentRow } from './shipment.repository.ts';

export function labelView(row: ShipmentRow): OrderLabel {
  const { id, reference, provider, trackingCode, failure } = row;
  return {
    ...{ id, reference, provider, trackingCode, failure },
    status: labelStatuses.find((status) => status === row.status) ?? 'failed',
    options: labelOptionsSchema.parse(row.options),
    createdAt: row.createdAt.toISOString(),
    madeAt: row.madeAt?.toISOString() ?? null,
  };
}

/** Of a label that is there. */
export function madeLabelView(row: ShipmentRow, order: OrderRow): MadeLabel {
  if (row.trackingCode === null) throw new Error(`Label ${row.reference} has no tracking code`);
  const label = labelView(row);
  const { carrier } = label.options;
  const parcel = { ...order, carrier, trackingCode: row.trackingCode, trackingUrl: row.trackingUrl };
  return {
    trackingCode: row.trackingCode,
    trackingUrl: orderView(parcel, []).trackingUrl,
    carrier,
    orderId: row.orderId,
    orderNumber: orderNumber(row.orderId),
    labelUrl: `/api/admin/orders/${row.orderId}/label`,
    label,
  };
}
