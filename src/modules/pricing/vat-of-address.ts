// Recomputes the VAT of a quote once the delivery address is known. The total stays the same; only the VAT
// included in the total depends on the postal code.

import { toShownText } from '#shared/money.ts';
import { isCountryCode } from '#shared/recipient/countries.ts';
import type { Quote } from './contract.ts';
import { includedVat } from './quote.ts';
import type { QuoteNeeds } from './quote-basket.ts';
import { vatRate } from './vat-rates.ts';

/**
 * Returns the quote with the VAT rate of the region of the postal code. Returns the given quote itself when
 * the postal code is in no region with a rate of its own.
 */
export async function withVatOfAddress(
  { database: { orm }, getSettings }: Pick<QuoteNeeds, 'database' | 'getSettings'>,
  quote: Quote,
  postalCode: string,
): Promise<Quote> {
  if (!isCountryCode(quote.country)) return quote;
  const { vat: settings } = await getSettings(orm);
  const rate = vatRate(quote.country, settings, postalCode);
  // The agreed rate is kept unless the postal code has a rate of its own.
  if (rate === vatRate(quote.country, settings)) return quote;
  const amount = includedVat(quote.total, rate);
  return { ...quote, vat: { rate, amount }, text: { ...quote.text, vat: toShownText(amount) } };
}
