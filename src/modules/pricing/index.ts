// The server's door to prices: the quote of a basket and the worth of a code.
// Browser code uses contract.ts instead.

export * from './contract.ts';
export { includedVat, type QuoteFacts, quote } from './quote.ts';
export { type Basket, type QuoteNeeds, quoteBasket } from './quote-basket.ts';
export { validateCoupon } from './validate-coupon.ts';
export { vatRate } from './vat-rates.ts';
