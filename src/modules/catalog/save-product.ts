// Creates and changes products. An archived product is no longer sold but keeps its history; a product that
// the law does not allow for consumers cannot be published.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { Refusal, refusedField } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { toCents, toOptionalCents } from './catalog-views.ts';
import type { Product, ProductInput, ProductUpdate } from './contract.ts';
import { getProduct } from './list-catalog.ts';
import { changedPrices, changeVariantPrice } from './prices/change-price.ts';
import {
  hideOtherProducts,
  insertProduct,
  lockProduct,
  type ProductChange,
  updateProductRow,
} from './products.repository.ts';
import { hasActiveVariant, lockSinglePack } from './variants.repository.ts';

// Reg. (EC) 1223/2009, annex III, entry 12: above this, tooth whitening is for dentists only.
const MAX_PEROXIDE_PERCENT = 0.1;

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/**
 * Creates a product and returns it. Throws 422 `peroxide_too_high` for a published product with more than 0.1
 * % peroxide.
 */
export async function createProduct({ database, clock }: Needs, input: ProductInput): Promise<Product> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    refusePeroxide(input.published ?? true, input.peroxidePercent ?? 0);
    const id = await insertProduct(tx, {
      name: input.name,
      description: input.description,
      priceCents: toCents(input.price),
      originalPriceCents: toOptionalCents(input.originalPrice ?? null),
      imageUrl: input.imageUrl || null,
      ingredients: input.ingredients,
      benefits: filled(input.benefits),
      warnings: input.warnings,
      netWeightGrams: input.netWeightGrams,
      peroxidePercent: input.peroxidePercent,
      inStock: input.inStock,
      published: input.published,
      archivedAt: input.archived ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    await announceChange(tx, 'catalog');
    return getProduct(tx, id);
  });
}

/**
 * Changes the given fields of a product. A new price also becomes the price of the one-jar pack, with an
 * entry in its price history. Throws 404 `not_found`; 409 `edit_conflict` when another operator changed the
 * product first; 422 `peroxide_too_high`.
 */
export async function updateProduct(
  { database, clock }: Needs,
  id: number,
  input: ProductUpdate,
): Promise<Product> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    await lockProduct(tx, id);
    const current = await getProduct(tx, id);
    refuseStaleEdit(current.version, input.version, 'Iemand anders heeft dit product intussen gewijzigd.');
    refusePeroxide(input.published ?? current.published, input.peroxidePercent ?? current.peroxidePercent);
    await updateProductRow(tx, id, { ...changedFields(input, now), updatedAt: now });
    const single = await lockSinglePack(tx, id);
    if (single) await changeVariantPrice(tx, single, changedPrices(input), now);
    await announceChange(tx, 'catalog');
    return getProduct(tx, id);
  });
}

/**
 * Makes this product the only one for sale. The product sold before is no longer offered; existing orders
 * keep it. Throws 404 `not_found`; 409 `product_archived`, or `no_packs` for a product without packs; 422
 * `peroxide_too_high`.
 */
export async function sellProduct({ database, clock }: Needs, id: number): Promise<Product> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    await lockProduct(tx, id);
    const { archived, peroxidePercent } = await getProduct(tx, id);
    if (archived) throw new Refusal('product_archived', 'Zet dit product eerst terug uit het archief.');
    if (!(await hasActiveVariant(tx, id)))
      throw new Refusal('no_packs', 'Dit product heeft nog niets te koop. Voeg eerst een variant toe.');
    refusePeroxide(true, peroxidePercent);
    await hideOtherProducts(tx, id, now);
    await updateProductRow(tx, id, { published: true, updatedAt: now });
    await announceChange(tx, 'catalog');
    return getProduct(tx, id);
  });
}

function changedFields(input: ProductUpdate, now: Date): ProductChange {
  const { price, originalPrice } = changedPrices(input);
  const { name, description, ingredients, warnings, netWeightGrams, peroxidePercent, inStock, published } =
    input;
  return {
    name,
    description,
    ingredients,
    warnings,
    netWeightGrams,
    peroxidePercent,
    inStock,
    published,
    priceCents: price,
    originalPriceCents: originalPrice,
    imageUrl: input.imageUrl === undefined ? undefined : input.imageUrl || null,
    benefits: input.benefits && filled(input.benefits),
    ...(input.archived === undefined ? {} : { archivedAt: input.archived ? now : null }),
  };
}

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}

function refusePeroxide(published: boolean, percent: number): void {
  if (!published || percent <= MAX_PEROXIDE_PERCENT) return;
  throw refusedField(
    'peroxide_too_high',
    'peroxidePercent',
    'Een product met meer dan 0,1% peroxide mag niet aan consumenten worden verkocht.',
  );
}
