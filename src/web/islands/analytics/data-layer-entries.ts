// Converts an event of the shop to the format of a tag manager. The start of a checkout and a purchase
// contain the pack as an item, with the price per jar. A tag manager merges entries, so every `ecommerce`
// entry is preceded by an empty one.

import { productCode } from '#shared/writing/product-code.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_category: string;
  item_variant: string;
  item_brand: string;
  quantity: number;
  price: number;
};

export type SoldProduct = { brand: string; productName: string };

const BUYING = ['begin_checkout', 'purchase'];
/** Events whose value is an amount in euros. Other values, such as loading times, are not amounts. */
const PRICED = ['conversion', 'coupon_applied', 'ai_recommendation'];
const CURRENCY = 'EUR';

/**
 * Returns a pack as an item for Google's analytics, with the product's code, name and brand. `total` is the
 * price of all its jars in euros; the item has the price per jar.
 */
export function analyticsItem(
  product: SoldProduct,
  pack: { variant: string; quantity: number; total: number },
): AnalyticsItem {
  return {
    item_id: productCode(product.brand),
    item_name: product.productName,
    item_category: 'teeth-whitening',
    item_variant: pack.variant,
    item_brand: product.brand,
    quantity: pack.quantity,
    price: Math.round((pack.total / pack.quantity) * 100) / 100,
  };
}

/**
 * Returns the parameters of an event, under the names that Google uses. The start of a checkout and a
 * purchase contain the pack as an item.
 */
export function eventParameters(event: OutgoingEvent, product: SoldProduct): Record<string, unknown> {
  const { variant, quantity, ...rest } = event.parameters;
  if (!BUYING.includes(event.name)) {
    return { ...(PRICED.includes(event.name) ? { currency: CURRENCY } : {}), ...event.parameters };
  }
  const pack = {
    variant: String(variant ?? ''),
    // A pack's id begins with its number of jars: 3x.
    quantity: Number(quantity ?? Number.parseInt(String(variant), 10)) || 1,
    total: Number(rest.value ?? 0),
  };
  return { currency: CURRENCY, ...rest, items: [analyticsItem(product, pack)] };
}

/**
 * Returns the entries of an event for the data layer, in the order to push them: for the start of a checkout
 * and a purchase first an empty `ecommerce` entry, then the event.
 */
export function dataLayerEntries(event: OutgoingEvent, product: SoldProduct): Record<string, unknown>[] {
  const parameters = eventParameters(event, product);
  if (!BUYING.includes(event.name)) return [{ event: event.name, ...parameters }];
  return [{ ecommerce: null }, { event: event.name, ecommerce: parameters }];
}
