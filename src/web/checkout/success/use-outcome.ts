// Asks the server for the outcome of a payment, and again every 2 seconds while the payment is in progress.

import { useEffect } from 'react';
import { ApiError } from '#web/client/api-client.ts';
import { type RequestState, useRequest } from '#web/client/use-request.ts';
import { readOutcome } from '../calls/checkout-calls.ts';
import type { ShownOutcome } from '../calls/checkout-responses.ts';

const POLL_INTERVAL_MS = 2_000;

const unknown: ShownOutcome = {
  outcome: 'unknown',
  orderNumber: null,
  message: null,
  variant: null,
  amount: null,
  arrivesOn: null,
  receipt: null,
};

export function useOutcome(paymentIntentId: string | null): RequestState<ShownOutcome> {
  const answer = useRequest(paymentIntentId ?? '', async () =>
    paymentIntentId ? findOutcome(paymentIntentId) : unknown,
  );
  const { isLoading, refetch } = answer;
  const isUnderWay = answer.data?.outcome === 'processing';
  useEffect(() => {
    // A lost connection does not end the waiting: the last known answer stands and is asked again.
    if (!isUnderWay || isLoading) return;
    const timer = setTimeout(() => void refetch(), POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, isLoading, refetch]);
  return answer;
}

async function findOutcome(paymentIntentId: string): Promise<ShownOutcome> {
  try {
    return await readOutcome(paymentIntentId);
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return unknown;
    throw error;
  }
}
