// Prints the label for a return parcel: from the customer to the shop, with the return's reference as
// barcode. The label service sells no return labels, because its API accepts only the shop as sender. So the
// shop prints a label itself, and the customer pays the postage.

import type { LabelProviders, PrintedFile } from '#modules/fulfilment/index.ts';
import { findOrder, type OrderRow, orderNumber } from '#modules/orders/index.ts';
import type { Settings } from '#modules/settings/contract.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import { DEFAULT_LABEL_OPTIONS } from '#modules/shipping/contract.ts';
import type { LabelToPrint } from '#modules/shipping/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DEFAULT_COUNTRY, parseCountry } from '#shared/recipient/countries.ts';
import { partsOf, streetLine } from '#shared/recipient/recipient-address.ts';
import { returnUnknown } from './list-returns.ts';
import { findReturn } from './return.repository.ts';
import { returnReference } from './return-view.ts';

type Needs = {
  database: Pick<Database, 'orm'>;
  labelProviders: LabelProviders;
  getSettings: GetSettings;
};

const OFFLINE_PROVIDER = 'offline';

/** Returns the label a customer sticks on a return parcel, as PDF. Throws 404 `return_unknown`. */
export async function printReturnLabel(
  { database, labelProviders, getSettings }: Needs,
  id: number,
): Promise<PrintedFile> {
  const returnRow = await findReturn(database.orm, id);
  const order = returnRow && (await findOrder(database.orm, returnRow.orderId));
  if (!order) throw returnUnknown();
  const reference = returnReference(id);
  const label = labelOf(order, reference, await getSettings());
  const content = await labelProviders.of(OFFLINE_PROVIDER).print([label], 'A6');
  return { filename: `retourlabel-${reference}.pdf`, content };
}

/**
 * Returns the PDF of a return label by the attachment reference in a mail; null when the reference is not to
 * a return label. Throws when the return is unknown.
 */
export async function readReferredReturnLabel(shop: Needs, reference: string): Promise<Buffer | null> {
  const [, id] = /^return-label:(\d+)$/.exec(reference) ?? [];
  return id === undefined ? null : (await printReturnLabel(shop, Number(id))).content;
}

function labelOf(order: OrderRow, reference: string, { brand, company }: Settings): LabelToPrint {
  const from = { name: order.customerName, address: streetLine(partsOf(order)) };
  return {
    id: `${OFFLINE_PROVIDER}:${reference}`,
    trackingCode: reference,
    isReturn: true,
    reference: orderNumber(order.id),
    carrier: 'other',
    options: DEFAULT_LABEL_OPTIONS,
    parcel: {
      sender: { ...from, postalCode: order.postalCode, city: order.city, country: order.country },
      receiver: {
        name: brand.name,
        streetName: company.address,
        houseNumber: '',
        addition: '',
        line2: '',
        state: '',
        postalCode: company.postalCode,
        city: company.city,
        phone: company.phone,
        email: company.email,
        country: parseCountry(company.country) ?? DEFAULT_COUNTRY,
      },
      contents: [],
      orderedAt: order.createdAt,
    },
  };
}
