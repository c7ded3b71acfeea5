// Builds the parcel data for a label from an order. An address no carrier would accept is refused per field,
// before a label is requested.

import type { OrderLineRow, OrderRow } from '#modules/orders/index.ts';
import type { Settings } from '#modules/settings/contract.ts';
import { type Parcel, weighParcel } from '#modules/shipping/index.ts';
import type { PackedPiece } from '#modules/stock/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { missingFields } from '#shared/recipient/recipient.ts';
import { partsOf } from '#shared/recipient/recipient-address.ts';
import { missingText } from '#shared/recipient/recipient-labels.ts';

/**
 * Builds the parcel data of an order; `pieces` are the contents of the pack. Throws 422 for each empty order
 * field that a label needs.
 */
export function parcelOfOrder(
  order: OrderRow,
  lines: OrderLineRow[],
  settings: Settings,
  pieces: readonly PackedPiece[],
): Parcel {
  const country = parseCountry(order.country);
  const missing = missingFields(order, 'parcel');
  if (missing.length > 0 || !country)
    throw invalidFields(
      missing.map((path) => ({ path, message: missingText(path, order.country) })),
      'Het adres is niet compleet. Vul het aan bij Bewerken en maak dan het label.',
    );
  const { brand, company } = settings;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const weight = weighParcel(pieces, settings.parcel);
  return {
    sender: { name: brand.name, ...company },
    receiver: {
      name: order.customerName,
      ...partsOf(order),
      postalCode: order.postalCode,
      city: order.city,
      country,
      phone: order.customerPhone,
      email: order.customerEmail,
    },
    contents: lines.map(({ label, quantity, unitAmount }) => ({
      description: label,
      quantity,
      unitPrice: unitAmount,
      unitWeight: Math.ceil(weight / count),
    })),
    orderedAt: order.createdAt,
  };
}
