// What the operator does with products, packs and discount codes, each change in a transaction of its own.

import {
  checkStruckPrices,
  createProduct,
  createRemoveProduct,
  createRemoveVariant,
  createVariant,
  listProducts,
  listVariants,
  type ProductInput,
  type ProductUpdate,
  updateProduct,
  updateVariant,
  type VariantInput,
  type VariantUpdate,
} from '#modules/catalog/index.ts';
import {
  type CouponInput,
  type CouponUpdate,
  createCoupon,
  deleteCoupon,
  listCoupons,
  updateCoupon,
} from '#modules/coupons/index.ts';
import { isVariantOrdered } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';

export function operatorCatalog({ database, clock }: { database: Database; clock: Clock }) {
  const { transaction } = database;
  const removeProduct = createRemoveProduct({ isOrdered: isVariantOrdered });
  const removeVariant = createRemoveVariant({ isOrdered: isVariantOrdered });
  return {
    products: {
      listProducts: () => listProducts(database.orm, { publishedOnly: false }),
      createProduct: (input: ProductInput) => transaction((tx) => createProduct(tx, input, clock.now())),
      updateProduct: (id: number, input: ProductUpdate) =>
        transaction((tx) => updateProduct(tx, id, input, clock.now())),
      removeProduct: (id: number) => transaction((tx) => removeProduct(tx, id)),
    },
    variants: {
      listVariants: () => listVariants(database.orm),
      checkStruckPrices: () => checkStruckPrices(database.orm),
      createVariant: (input: VariantInput) => transaction((tx) => createVariant(tx, input, clock.now())),
      updateVariant: (id: number, input: VariantUpdate) =>
        transaction((tx) => updateVariant(tx, id, input, clock.now())),
      removeVariant: (id: number) => transaction((tx) => removeVariant(tx, id)),
    },
    coupons: {
      listCoupons: () => listCoupons(database.orm),
      createCoupon: (input: CouponInput) => transaction((tx) => createCoupon(tx, input, clock.now())),
      updateCoupon: (id: number, input: CouponUpdate) =>
        transaction((tx) => updateCoupon(tx, id, input, clock.now())),
      deleteCoupon: (id: number) => transaction((tx) => deleteCoupon(tx, id)),
    },
  };
}
