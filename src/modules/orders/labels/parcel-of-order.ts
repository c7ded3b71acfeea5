// What of an order goes on a label. An address that no carrier would take is refused here, field by field, before
// anybody is asked for a label.

import type { Settings } from '#modules/settings/contract.ts';
import type { Parcel } from '#modules/shipping/index.ts';
import { parseCountry } from '#shared/countries.ts';
import { type FieldError, invalidFields } from '#shared/problems.ts';
import { UNKNOWN_CUSTOMER } from '../contract.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';

/** Grams: 60 g of powder with its jar and box, rounded up. */
const JAR_IN_THE_POST = 120;

/** Countries in which a street without a house number is no address. */
const NUMBERED: readonly string[] = ['NL', 'BE'];

/** 422 on the fields of the order that a label needs and that are empty. */
export function parcelOfOrder(order: OrderRow, lines: OrderLineRow[], settings: Settings): Parcel {
  const country = parseCountry(order.country);
  const missing = missingFields(order);
  if (missing.length > 0 || !country) {
    throw invalidFields(
      country ? missing : [...missing, { path: 'country', message: 'Dit land kennen we niet' }],
      'Het adres is niet compleet. Vul het aan bij Bewerken en maak dan het label.',
    );
  }
  const { brand, company } = settings;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    sender: { name: brand.name, ...company },
    receiver: {
      name: order.customerName,
      streetName: order.streetName,
      houseNumber: order.houseNumber,
      addition: order.houseNumberAddition,
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
      unitWeight: Math.round((order.quantity * JAR_IN_THE_POST) / pieces),
    })),
    orderedAt: order.createdAt,
  };
}

function missingFields(order: OrderRow): FieldError[] {
  const unknown = order.customerEmail === UNKNOWN_CUSTOMER.customerEmail;
  const needed: [string, string, string][] = [
    ['customerName', unknown ? '' : order.customerName, 'Naam is verplicht'],
    ['streetName', order.streetName, 'Straatnaam is verplicht'],
    ['houseNumber', NUMBERED.includes(order.country) ? order.houseNumber : 'none', 'Huisnummer is verplicht'],
    ['postalCode', order.postalCode, 'Postcode is verplicht'],
    ['city', order.city, 'Plaats is verplicht'],
  ];
  return needed.flatMap(([path, value, message]) => (value.trim() === '' ? [{ path, message }] : []));
}
