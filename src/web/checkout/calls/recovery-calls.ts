// The three API calls of payment recovery and their responses, with only the fields the page uses.

import * as v from 'valibot';
import type { recoveryEndpoints } from '#modules/checkout/endpoints.ts';
import type { AnswerOf, BodyOf } from '#shared/api/endpoint.ts';
import { callApi, ignoreResponse } from '#web/client/api-client.ts';
import { type PreparedPayment, parsePrepared } from './checkout-responses.ts';
import type { ReadFrom } from './read-from.ts';

const START_TIMEOUT_MS = 25_000;
const LIST_TIMEOUT_MS = 15_000;

const listSchema = v.object({
  payments: v.array(
    v.object({
      id: v.string(),
      variant: v.string(),
      /** Amount of a failed payment in euros. */
      amount: v.number(),
      timestamp: v.string(),
      attempts: v.number(),
      failureReason: v.string(),
      recommendedMethods: v.array(v.string()),
    }),
  ),
});
type FailedPayments = ReadFrom<
  AnswerOf<typeof recoveryEndpoints.listFailed>,
  v.InferOutput<typeof listSchema>
>;
export type FailedPayment = FailedPayments['payments'][number];

const attemptSchema = v.object({ attempt: v.number() });
type Granted = ReadFrom<AnswerOf<typeof recoveryEndpoints.start>, v.InferOutput<typeof attemptSchema>>;
export type PreparedRecovery = Granted & { prepared: PreparedPayment };

/**
 * Lists the failed payments of the basket in this browser. The query `own=true` limits an operator, who may
 * otherwise read all failed payments, to these as well.
 */
export async function listFailedPayments(): Promise<FailedPayment[]> {
  const { payments } = await callApi('/api/stripe/failed-payments?own=true', {
    parse: (answer): FailedPayments => v.parse(listSchema, answer),
    signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
  });
  return payments;
}

export type RecoveryRequest = {
  paymentId: string;
  /**
   * Of the request to pay a failed payment again: the amount in euros that the customer saw. The server
   * compares it with the present total.
   */
  amount: number;
  variant: string;
  customerEmail: string;
  recoveryAttempt: number;
  sessionId: string;
};

export function startRecovery(request: RecoveryRequest): Promise<PreparedRecovery> {
  return callApi('/api/stripe/recovery-payment', {
    method: 'POST',
    body: request satisfies BodyOf<typeof recoveryEndpoints.start>,
    parse: (answer) => ({ prepared: parsePrepared(answer), ...v.parse(attemptSchema, answer) }),
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
}

type FailureReport = { paymentId: string; error: string; attempt?: number; sessionId?: string };

/**
 * Reports a failed recovery attempt to the server. Never throws, because a lost report changes nothing for
 * the customer.
 */
export async function reportRecoveryFailure(report: FailureReport): Promise<void> {
  try {
    await callApi('/api/stripe/log-recovery-failure', {
      method: 'POST',
      body: report satisfies BodyOf<typeof recoveryEndpoints.logFailure>,
      parse: ignoreResponse,
      keepalive: true,
    });
  } catch (error) {
    console.warn('Recovery failure not reported', error);
  }
}
