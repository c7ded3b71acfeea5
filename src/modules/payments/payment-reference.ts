// What an agreement of the checkout was paid with: a payment of the provider, money that came by bank, or
// nothing at all, because a coupon took the whole price. All stand in the same column; only this file knows
// by what they are told apart.

/** Of a free one, and of money by bank, nothing is known to the provider: it must never be asked about it. */
export type PaymentReference = { kind: 'free' | 'bank' | 'provider'; id: string };

const FREE = 'free_';
const BANK = 'bank_';

export function paymentReferenceOf(id: string): PaymentReference {
  if (id.startsWith(FREE)) return { kind: 'free', id };
  return { kind: isBankPayment(id) ? 'bank' : 'provider', id };
}

export const isBankPayment = (paymentId: string): boolean => paymentId.startsWith(BANK);

/** The id of an agreement with nothing to pay: one for each agreement, and the same one every time. */
export function freePaymentId(agreementId: string): string {
  return `${FREE}${agreementId.replaceAll('-', '')}`;
}

/** The id of an agreement whose money came by bank. */
export function bankPaymentId(agreementId: string): string {
  return `${BANK}${agreementId.replaceAll('-', '')}`;
}
