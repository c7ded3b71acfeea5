// A buyer whose card was refused, and the requests of payment recovery.

import {
  type FailedPayment,
  failedPaymentsSchema,
  type RecoveryStarted,
  recoveryStartedSchema,
} from '#modules/checkout/contract.ts';
import { accepted, type Buyer, DECLINED_CARD, DETAILS } from './buyer.ts';
import { type Answer, callHttp } from './http-call.ts';
import type { TestShop } from './shop.ts';

export const POOR_CARD = '4000000000009995';

export const cookieOf = (sessionId: string) => ({ cookie: `checkout_session=${sessionId}` });

/** Creates a buyer of a 2x pack whose card was refused. */
export async function refusedBuyer(
  shop: TestShop,
  card = DECLINED_CARD,
  email: string = DETAILS.customerEmail,
): Promise<{ buyer: Buyer; draftId: number; paymentId: string }> {
  const buyer = shop.newBuyer();
  const draft = await buyer.saveDetails({ ...DETAILS, customerEmail: email });
  const started = await buyer.checkout({ variant: '2x' });
  const refusal = await buyer.payByCard(started, card);
  if (refusal.status !== 402) throw new Error(`The card was not refused: ${refusal.status}`);
  return { buyer, draftId: draft.id, paymentId: started.paymentIntentId };
}

export async function failedOf(shop: TestShop, sessionId: string, query = ''): Promise<FailedPayment[]> {
  const answer = await callHttp({
    url: `${shop.address}/api/stripe/failed-payments${query}`,
    headers: cookieOf(sessionId),
  });
  return failedPaymentsSchema.parse(accepted(answer)).payments;
}

export function tryRecovery(buyer: Buyer, body: object = {}): Promise<Answer> {
  return buyer.call('POST', '/api/stripe/recovery-payment', {
    sessionId: buyer.sessionId,
    amount: 37.43,
    variant: '2x',
    customerEmail: DETAILS.customerEmail,
    recoveryAttempt: 1,
    ...body,
  });
}

export async function recover(buyer: Buyer, body: object = {}): Promise<RecoveryStarted> {
  return recoveryStartedSchema.parse(accepted(await tryRecovery(buyer, body)));
}
