// The server's door to prices: the quote of a basket and the worth of a code.
// Browser code uses contract.ts instead.

export * from './contract.ts';
export { createGetQuote, type GetQuote, type GetQuoteInput, type GetQuotePorts } from './get-quote.ts';
export { includedVat, type QuoteFacts, quote } from './quote.ts';
export { createValidateCoupon } from './validate-coupon.ts';
export { vatRate } from './vat-rates.ts';
