// What an agreement of the checkout was paid with: a payment of the provider, or nothing at all, because a coupon took the
// whole price. Both stand in the same column; only this file knows by what they are told apart.

/** Of a free one nothing is known to the provider: it must never be asked about it. */
export type PaymentReference = { kind: 'free'; id: string } | { kind: 'provider'; id: string };

const FREE = 'free_';

export function paymentReferenceOf(id: string): PaymentReference {
  return { kind: id.startsWith(FREE) ? 'free' : 'provider', id };
}

/** The id of an agreement with nothing to pay: one for each agreement, and the same one every time. */
export function freePaymentId(agreementId: string): string {
  return `${FREE}${agreementId.replaceAll('-', '')}`;
}
