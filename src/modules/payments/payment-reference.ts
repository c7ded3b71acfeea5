// The kind of payment of an agreement, recognised by the prefix of its id: at the provider, by bank transfer,
// or free because a coupon covered the whole price. All kinds share one database column; only this file knows
// the prefixes.

/**
 * A payment id with its kind. Only ids of kind `provider` exist at the payment provider; the other kinds must
 * never be sent there.
 */
export type PaymentReference = { kind: 'free' | 'bank' | 'provider'; id: string };

const FREE = 'free_';
const BANK = 'bank_';

export function paymentReferenceOf(id: string): PaymentReference {
  if (id.startsWith(FREE)) return { kind: 'free', id };
  return { kind: isBankPayment(id) ? 'bank' : 'provider', id };
}

export const isBankPayment = (paymentId: string): boolean => paymentId.startsWith(BANK);

/** Returns the payment id of an agreement of € 0; the same agreement always gives the same id. */
export function freePaymentId(agreementId: string): string {
  return `${FREE}${agreementId.replaceAll('-', '')}`;
}

/**
 * Returns the payment id of an agreement paid by bank transfer; the same agreement always gives the same id.
 */
export function bankPaymentId(agreementId: string): string {
  return `${BANK}${agreementId.replaceAll('-', '')}`;
}
