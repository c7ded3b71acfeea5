// Entry point of the stock module for server code: pieces on hand, holds, sales and returns, stock counts,
// purchases at suppliers and batches. Browser code imports contract.ts instead.

export {
  listArticleNames,
  listMissingGifts,
  listPackedPieces,
  listProductArticles,
  listUncounted,
  measureArticles,
  type PackedPiece,
} from './articles/articles.repository.ts';
export { listArticles, listPacks } from './articles/list-articles.ts';
export { fillPack, updateArticle } from './articles/save-article.ts';
export { seedGifts } from './articles/seed-gifts.ts';
export { listSellable, listStockedVariants, toStockedVariant } from './articles/sellable.ts';
export * from './contract.ts';
export { takeStockLate } from './differences/correct-stock.ts';
export { stockDifferences } from './differences/stock-differences.repository.ts';
export { hasStock, holdStock, releaseStock } from './holds/hold-stock.ts';
export {
  countStockHolds,
  findAvailability,
  lockOfNetwork,
} from './holds/holds.repository.ts';
export { soldOut } from './holds/sold-out.ts';
export { breakStock } from './movements/break-stock.ts';
export { countStock } from './movements/count-stock.ts';
export { exchangeStock } from './movements/exchange-stock.ts';
export { findGoodsCost, sumGoodsCost } from './movements/goods-cost.repository.ts';
export { listMovements } from './movements/list-movements.ts';
export { listCrossings } from './movements/movements.repository.ts';
export { notePacksCounted } from './movements/note-counted.ts';
export {
  listOutstanding,
  listTaken,
  receiveReturn,
  retakeStock,
  returnStock,
} from './movements/return-stock.ts';
export { migratePackStock, movementsOfSale } from './movements/stock.repository.ts';
export { type TakenArticle, takeStock } from './movements/take-stock.ts';
export { listBatchesOfOrder, listDraws } from './purchases/batches.repository.ts';
export { costOfOrders } from './purchases/cost-of-orders.ts';
export { drawBatches } from './purchases/draw-batches.ts';
export { listBatches } from './purchases/list-batches.ts';
export { createPurchase, listPurchases, updatePurchase } from './purchases/manage-purchases.ts';
export { countLatePurchases } from './purchases/purchases.repository.ts';
export { receivePurchase } from './purchases/receive-purchase.ts';
