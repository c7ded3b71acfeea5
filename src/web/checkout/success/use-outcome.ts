// Asks the server what became of a payment, every 2 seconds while it is still under way.

import { useEffect } from 'react';
import { ApiError } from '#web/client/api-client.ts';
import { type Answer, useAnswer } from '#web/client/use-answer.ts';
import type { ShownOutcome } from '../calls/checkout-answers.ts';
import { readOutcome } from '../calls/checkout-calls.ts';

const ASK_AGAIN_MS = 2_000;

const unknown: ShownOutcome = {
  outcome: 'unknown',
  orderNumber: null,
  message: null,
  variant: null,
  amount: null,
  arrivesOn: null,
  receipt: null,
};

export function useOutcome(paymentIntentId: string | null): Answer<ShownOutcome> {
  const answer = useAnswer(paymentIntentId ?? '', async () =>
    paymentIntentId ? findOutcome(paymentIntentId) : unknown,
  );
  const { isAsking, askAgain } = answer;
  const isUnderWay = answer.data?.outcome === 'processing';
  useEffect(() => {
    // A lost connection does not end the waiting: the last known answer stands and is asked again.
    if (!isUnderWay || isAsking) return;
    const timer = setTimeout(() => void askAgain(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, isAsking, askAgain]);
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
