// Builds the request body of a shipment for Sendy, within Sendy's length limits. Descriptions are cut when
// too long. An address is never cut, because a parcel with half a street gets lost.

import { LabelRefused, type Parcel } from '#modules/shipping/index.ts';
import { cents, toEuros } from '#shared/money.ts';
import type { ChosenService } from './choose-service.ts';

const LONGEST = 35;

type ShipmentRequest = { shopId: string; reference: string; parcel: Parcel; chosen: ChosenService };

/**
 * Returns the request body of a shipment. Throws `LabelRefused` when a part of the address is too long for
 * Sendy.
 */
export function shipmentBody({ shopId, reference, parcel, chosen }: ShipmentRequest): object {
  const { receiver, contents } = parcel;
  const grams = contents.reduce((sum, { quantity, unitWeight }) => sum + quantity * unitWeight, 0);
  return {
    shop_id: shopId,
    ...chosen,
    company_name: null,
    contact: cut(receiver.name),
    street: requireFit(receiver.streetName, 'De straatnaam'),
    number: receiver.houseNumber,
    addition: receiver.addition,
    comment: requireFit(receiver.line2, 'De tweede adresregel'),
    postal_code: receiver.postalCode,
    // Sendy has no field for a state, so the state is appended to the city.
    city: requireFit([receiver.city, receiver.state].filter(Boolean).join(', '), 'De plaats'),
    country: receiver.country,
    phone: receiver.phone.slice(0, 30),
    email: receiver.email,
    reference,
    weight: grams / 1000,
    amount: 1,
    order_date: parcel.orderedAt.toISOString(),
    products: contents.map(({ description, quantity, unitPrice, unitWeight }) => ({
      description: cut(description),
      quantity,
      unit_price: toEuros(cents(unitPrice)),
      unit_weight: unitWeight / 1000,
    })),
  };
}

function cut(text: string): string {
  return text.slice(0, LONGEST).trim();
}

function requireFit(text: string, name: string): string {
  if (text.length <= LONGEST) return text;
  throw new LabelRefused(`${name} is langer dan de ${LONGEST} tekens die Sendy aanneemt. Kort hem in.`);
}
