// The modules for mutation testing: pure modules in which a mistake costs money or locks somebody out, with
// unit tests beside them.

export const MODULES = [
  'src/shared/money.ts',
  'src/modules/pricing/quote.ts',
  'src/modules/coupons/evaluate-coupon.ts',
  'src/modules/catalog/prices/price-history.ts',
  'src/modules/returns/withdrawals/withdrawal-term.ts',
  'src/shared/shop-days.ts',
  'src/modules/refunds/payment-state.ts',
  'src/modules/invoices/invoice-document.ts',
  'src/modules/checkout/recovery/recommend-methods.ts',
  'src/platform/tokens/keyring.ts',
  'src/platform/tokens/signed-tokens.ts',
  'src/platform/tokens/sealed-secrets.ts',
  'src/modules/accounts/second-factor/totp.ts',
  'src/modules/accounts/passwords/passwords.ts',
];
