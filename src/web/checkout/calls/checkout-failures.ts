// Translates the error of a payment that could not be prepared into one of the cases the checkout page
// handles. Pure functions.

import { ApiError, errorDetail, fieldErrors } from '#web/client/api-client.ts';
import { parseQuote, type ShownQuote } from './checkout-responses.ts';

export type PrepareFailure =
  /**
   * The payment was not prepared, because the total differs from the total the customer saw. The customer
   * must accept the total of `quote` first.
   */
  | { kind: 'price_changed'; quote: ShownQuote }
  | { kind: 'sold_out' }
  | { kind: 'coupon_invalid'; message: string }
  /** The payment was not prepared, because the shop does not send to this country or does not know it. */
  | { kind: 'country_refused'; message: string }
  /**
   * The payment was not prepared, because the shop does not sell to this customer. Trying again does not
   * help.
   */
  | { kind: 'refused'; message: string }
  /**
   * The payment was not prepared, because of a lost network, an outage, too many attempts or an unreadable
   * response. The page tries again automatically.
   */
  | Unavailable;

/**
 * A payment that cannot be prepared at present. `firstPause` is the time before the first retry in seconds.
 * `isClosed` means that the owner closed the shop, for an unknown time.
 */
export type Unavailable = { kind: 'unavailable'; message: string; firstPause: number; isClosed?: true };

const unavailable = (message: string, firstPause = 5): Unavailable => ({
  kind: 'unavailable',
  message,
  firstPause,
});
export const SERVICE_UNAVAILABLE = unavailable('We kunnen de betaling nu niet klaarzetten');
export const OFFLINE = unavailable('Geen verbinding. Controleer je internet');
const CLOSED: Unavailable = {
  ...unavailable('We nemen op dit moment geen bestellingen aan', 60),
  isClosed: true,
};
const BUSY = unavailable('Het is even erg druk', 60);

export function readPrepareFailure(error: unknown): PrepareFailure {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? OFFLINE : SERVICE_UNAVAILABLE;
  const code = error.problem?.code;
  const quote = parseQuote(error.problem?.quote);
  if (code === 'price_changed' && quote) return { kind: 'price_changed', quote };
  if (code === 'sold_out') return { kind: 'sold_out' };
  if (code === 'coupon_invalid') return { kind: 'coupon_invalid', message: errorDetail(error, '') };
  const country = fieldErrors(error).find((problem) => problem.path === 'country');
  if (country) return { kind: 'country_refused', message: country.message };
  if (code === 'shop_closed') return CLOSED;
  if (code === 'customer_blocked')
    return { kind: 'refused', message: errorDetail(error, SERVICE_UNAVAILABLE.message) };
  return error.status === 429 ? BUSY : SERVICE_UNAVAILABLE;
}
