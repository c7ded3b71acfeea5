// Converts database rows of the catalog to API answers, and amounts from the API to cents. Other modules see
// only the API types.

import { type Cents, readEuros, roundHalfUp, toDecimalText, toEuros } from '#shared/money.ts';
import { type PackVariant, type Product, pictureOfPack, type Variant } from './contract.ts';
import { discountLabel, discountPercentage } from './discount-label.ts';
import type { ProductRow } from './products.repository.ts';
import type { VariantOfProduct } from './variants.repository.ts';

/**
 * What can still be sold of a variant: the number of packs, and whether the free gift of the pack is in stock
 * (`hasGift`).
 */
export type Sellable = { packs: number; hasGift: boolean };

export type PackDetails = {
  /**
   * The struck-through former price that may be shown next to the pack's price, in cents; null when no price
   * may be struck.
   */
  original: Cents | null;
  /**
   * The code of the pack that customers ordered most often. A pack is shown as popular when it has this code
   * and the operator marked it as popular. Null when no pack is ahead: none is shown as popular. Undefined
   * when orders are not counted: every pack the operator marked is shown as popular.
   */
  mostOrdered: string | null | undefined;
  sellable: Sellable | undefined;
};

/**
 * Returns a variant as the storefront shows it. When `sellable` is undefined, the pack is shown as sold out
 * and without gift.
 */
export function toPackVariant(
  { variant, productImageUrl, productInStock }: VariantOfProduct,
  { original, mostOrdered, sellable = { packs: 0, hasGift: false } }: PackDetails,
): PackVariant {
  const perJar = roundHalfUp(variant.priceCents / variant.quantity);
  return {
    id: variant.code,
    name: variant.name,
    price: toEuros(variant.priceCents),
    originalPrice: original === null ? null : toEuros(original),
    save: discountLabel(variant.priceCents, original),
    popular: variant.popular && (mostOrdered === undefined || mostOrdered === variant.code),
    quantity: variant.quantity,
    soldOut: sellable.packs < 1 || !productInStock,
    imageUrl: pictureOfPack({ ...variant, productImageUrl }),
    gift: sellable.hasGift ? variant.gift : '',
    gtin: variant.gtin,
    mpn: variant.mpn,
    priceCents: variant.priceCents,
    originalPriceCents: original,
    pricePerJar: toEuros(perJar),
    pricePerJarCents: perJar,
  };
}

export function toVariant({ variant, productName, productImageUrl }: VariantOfProduct): Variant {
  const { priceCents, originalPriceCents, ...shown } = variant;
  return {
    ...shown,
    productName,
    productImageUrl,
    price: toDecimalText(priceCents),
    originalPrice: optionalText(originalPriceCents),
    discountPercent: discountPercentage(priceCents, originalPriceCents),
    createdAt: variant.createdAt.toISOString(),
    updatedAt: variant.updatedAt.toISOString(),
  };
}

export function toProduct(row: ProductRow): Product {
  const { priceCents, originalPriceCents, archivedAt, ...shown } = row;
  return {
    ...shown,
    price: toDecimalText(priceCents),
    originalPrice: optionalText(originalPriceCents),
    archived: archivedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Converts an amount in euros to cents. The contract has validated it; throws RangeError for an invalid
 * amount.
 */
export function toCents(value: string | number): Cents {
  const amount = readEuros(value);
  if (amount === null) throw new RangeError('Not an amount with at most 2 decimals');
  return amount;
}

/** Converts an optional amount in euros to cents; returns null for null or an empty text. */
export function toOptionalCents(value: string | number | null): Cents | null {
  return value === null || value === '' ? null : toCents(value);
}

function optionalText(amount: Cents | null): string | null {
  return amount === null ? null : toDecimalText(amount);
}
