// Entry point of the pricing module for server code: the quote of a basket and the value of a coupon code.
// Browser code imports contract.ts instead.

export * from './contract.ts';
export { createPriceList, type PriceList } from './price-list.ts';
export { includedVat } from './quote.ts';
export { findVariantForSale, type QuoteNeeds, quoteBasket, readPostalCode } from './quote-basket.ts';
export { couponInvalid, couponTaken, MIN_PAYMENT, refuseQuote } from './refuse-quote.ts';
export { requote } from './requote.ts';
export { validateCoupon } from './validate-coupon.ts';
export { withVatOfAddress } from './vat-of-address.ts';
