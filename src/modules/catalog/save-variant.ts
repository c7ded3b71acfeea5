// Creates and changes packs. The code of a pack never changes, because orders and URLs use it: "3 Pack" gets
// the code 3x if that is free, any other pack gets a generated code.

import { randomBytes } from 'node:crypto';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { toCents, toOptionalCents } from './catalog-views.ts';
import type { Variant, VariantInput, VariantUpdate } from './contract.ts';
import { getVariant } from './list-catalog.ts';
import { changedPrices, changeVariantPrice } from './prices/change-price.ts';
import { appendPrice } from './prices/price-history.repository.ts';
import { lockProduct } from './products.repository.ts';
import {
  findVariant,
  insertVariant,
  type NewVariantRow,
  stockMovedBy,
  updateVariantRow,
  type VariantRow,
} from './variants.repository.ts';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/**
 * Creates a variant and returns it. Its price becomes the first entry of its price history. Throws 422 at
 * `productId` for an unknown product.
 */
export async function createVariant({ database, clock }: Needs, input: VariantInput): Promise<Variant> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    await requireProduct(tx, input.productId);
    const quantity = input.quantity ?? quantityInName(input.name) ?? 1;
    const row = await insertWithCode(tx, quantity, {
      productId: input.productId,
      name: input.name,
      quantity,
      priceCents: toCents(input.price),
      originalPriceCents: toOptionalCents(input.originalPrice ?? null),
      imageUrl: input.imageUrl || null,
      sku: input.sku || null,
      gtin: input.gtin || null,
      mpn: input.mpn || null,
      stock: input.stock ?? 0,
      popular: input.popular ?? false,
      gift: input.gift,
      isActive: input.isActive ?? true,
      createdAt: now,
      updatedAt: now,
    });
    await appendPrice(tx, {
      variantCode: row.code,
      price: row.priceCents,
      originalPrice: row.originalPriceCents,
      validFrom: now,
    });
    await announceChange(tx, 'catalog');
    return getVariant(tx, row.id);
  });
}

type Counting = {
  /**
   * Called when an operator counted the packs of this variant and entered the number, so that the stock
   * module records the count.
   */
  notePacksCounted?(tx: Orm, variantCode: string): Promise<void>;
};

/**
 * Changes the given fields of a variant and returns the variant. A price change is added to the price
 * history. Throws 404 `not_found`, 409 `edit_conflict` when somebody changed the variant first, 422 at
 * `productId` for an unknown product.
 */
export async function updateVariant(
  { database, clock, notePacksCounted }: Needs & Counting,
  id: number,
  input: VariantUpdate,
): Promise<Variant> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const variant = await getWithLockedProduct(tx, id);
    refuseStaleEdit(variant.version, input.version, 'Iemand anders heeft deze variant intussen gewijzigd.');
    if (input.productId !== undefined && input.productId !== variant.productId) {
      await requireProduct(tx, input.productId);
    }
    const { productId, name, quantity, popular, gift, isActive } = input;
    // The stock is written first, because this waits for concurrent sales. Locking the pack's row before
    // would cause a deadlock with a sale.
    const stock = changedStock(input);
    await updateVariantRow(tx, id, {
      stock,
      productId,
      name,
      quantity,
      popular,
      gift,
      isActive,
      imageUrl: emptied(input.imageUrl),
      sku: emptied(input.sku),
      gtin: emptied(input.gtin),
      mpn: emptied(input.mpn),
      updatedAt: now,
    });
    if (stock !== undefined) await notePacksCounted?.(tx, variant.code);
    await changeVariantPrice(tx, variant, changedPrices(input), now);
    await announceChange(tx, 'catalog');
    return getVariant(tx, id);
  });
}

/**
 * Returns the value to write to an optional text column: null for an empty text, which clears the column;
 * undefined for a field that was not submitted, which keeps the column; otherwise the text.
 */
const emptied = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

/** Sets the text of the free gift of a pack. Called by the module that manages the contents of packs. */
export const setGift = (tx: Orm, id: number, gift: string, now: Date) =>
  updateVariantRow(tx, id, { gift, updatedAt: now });

/**
 * Reads a variant and locks its product, so that concurrent changes of packs of one product run one after the
 * other. Throws 404 `not_found`.
 */
async function getWithLockedProduct(tx: Orm, id: number): Promise<VariantRow> {
  const { productId } = await getVariant(tx, id);
  await lockProduct(tx, productId);
  const variantOfProduct = await findVariant(tx, id);
  if (!variantOfProduct) throw notFound('Deze variant bestaat niet.');
  return variantOfProduct.variant;
}

function changedStock({ stock, stockWas }: VariantUpdate) {
  if (stock === undefined || stockWas === undefined) return stock;
  return stock === stockWas ? undefined : stockMovedBy(stock - stockWas);
}

async function requireProduct(tx: Orm, productId: number): Promise<void> {
  if (await lockProduct(tx, productId)) return;
  throw invalidFields([{ path: 'productId', message: 'Kies een bestaand product.' }]);
}

async function insertWithCode(
  tx: Orm,
  quantity: number,
  row: Omit<NewVariantRow, 'code'>,
): Promise<VariantRow> {
  const packCode = `${quantity}x`;
  const inserted =
    (await insertVariant(tx, { ...row, code: packCode })) ??
    (await insertVariant(tx, { ...row, code: `${packCode}-${randomBytes(3).toString('hex')}` }));
  if (!inserted) throw new Error('No free variant code was found');
  return inserted;
}

function quantityInName(name: string): number | null {
  const parsed = /^(\d{1,2})(?:\s*x\b|\s+pack)/i.exec(name)?.[1];
  return parsed === undefined || Number(parsed) < 1 ? null : Number(parsed);
}
