// The server's door to the catalog: readings, the operator's changes, and the holds on stock.
// Browser code uses contract.ts instead.

export { checkStruckPrices } from './check-struck-prices.ts';
export * from './contract.ts';
export {
  hasStock,
  holdStock,
  takeStock,
} from './hold-stock.ts';
export {
  findVariantForSale,
  listPackVariants,
  listProducts,
  listVariants,
} from './list-catalog.ts';
export { listCatalogPictures } from './picture-mentions.repository.ts';
export { countAddedProducts } from './products.repository.ts';
export { type IsVariantOrdered, removeProduct, removeVariant } from './remove-from-catalog.ts';
export { returnStock } from './return-stock.ts';
export { createProduct, updateProduct } from './save-product.ts';
export { createVariant, updateVariant } from './save-variant.ts';
export { seedCatalog } from './seed-catalog.ts';
export { countHoldsOfNetwork, findHeldSince } from './stock.repository.ts';
export type { VariantOfProduct } from './variants.repository.ts';
