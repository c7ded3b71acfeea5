// Entry point of the catalog module for server code: products, their packs and the price history, read by the
// storefront and changed by operators. Browser code imports contract.ts instead.

export type { Sellable } from './catalog-views.ts';
export * from './contract.ts';
export {
  createFindSoldProduct,
  createPackInfoCache,
  type FindSoldProduct,
  listPackVariants,
  listProducts,
  listPublishedProducts,
  listVariants,
  listVariantsForSale,
  type PackInfoCache,
} from './list-catalog.ts';
export { listCatalogPictures } from './picture-references.repository.ts';
export { checkStruckPrices } from './prices/check-struck-prices.ts';
export { countAddedProducts } from './products.repository.ts';
export { type IsVariantOrdered, removeProduct, removeVariant } from './remove-from-catalog.ts';
export { createProduct, sellProduct, updateProduct } from './save-product.ts';
export { createVariant, setGift, updateVariant } from './save-variant.ts';
export { seedCatalog } from './seed-catalog.ts';
export { isForSale, raiseVariantVersions, type VariantOfProduct } from './variants.repository.ts';
