// An event of the shop in the words of a tag manager. Buying events carry the pack as an item, whose price is
// what one jar cost; every `ecommerce` is preceded by an empty one, because a tag manager merges what it is
// given.

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
/** Their value is an amount of money; that of a loading time is not. */
const PRICED = ['conversion', 'coupon_applied', 'ai_recommendation'];
const CURRENCY = 'EUR';

/** `total` in euros for all jars together. */
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

/** The parameters of an event as Google's own events name them. */
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

/** What is pushed, in this order. */
export function dataLayerEntries(event: OutgoingEvent, product: SoldProduct): Record<string, unknown>[] {
  const parameters = eventParameters(event, product);
  if (!BUYING.includes(event.name)) return [{ event: event.name, ...parameters }];
  return [{ ecommerce: null }, { event: event.name, ecommerce: parameters }];
}
