// Why a payment could not be prepared, as the page has to treat it. Pure: an error goes in, one of five cases comes out.

import { ApiError, errorDetail, fieldErrors } from '#web/client/api-client.ts';
import { parseQuote, type ShownQuote } from './checkout-answers.ts';

export type PrepareFailure =
  /** The total is another than the one shown: the customer decides first. */
  | { kind: 'price_changed'; quote: ShownQuote }
  | { kind: 'sold_out' }
  | { kind: 'coupon_invalid'; message: string }
  /** The country is not served, or not known. */
  | { kind: 'country_refused'; message: string }
  /** Network, outage, too many attempts, or an answer without sense: trying again is all there is. */
  | { kind: 'unavailable'; message: string };

export const UNAVAILABLE_TEXT =
  'We kunnen de betaling nu niet klaarzetten. Er is niets afgeschreven. Probeer het zo nog eens.';
const OFFLINE_TEXT = 'We krijgen geen verbinding. Controleer je internet en probeer het opnieuw.';
const BUSY_TEXT = 'Het is even erg druk. Wacht een minuut en probeer het opnieuw.';

export function readPrepareFailure(error: unknown): PrepareFailure {
  if (!(error instanceof ApiError))
    return { kind: 'unavailable', message: error instanceof TypeError ? OFFLINE_TEXT : UNAVAILABLE_TEXT };
  const code = error.problem?.code;
  const quote = parseQuote(error.problem?.quote);
  if (code === 'price_changed' && quote) return { kind: 'price_changed', quote };
  if (code === 'sold_out') return { kind: 'sold_out' };
  if (code === 'coupon_invalid') return { kind: 'coupon_invalid', message: errorDetail(error, '') };
  const country = fieldErrors(error).find((problem) => problem.path === 'country');
  if (country) return { kind: 'country_refused', message: country.message };
  return { kind: 'unavailable', message: error.status === 429 ? BUSY_TEXT : UNAVAILABLE_TEXT };
}
