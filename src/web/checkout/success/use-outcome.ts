// Asks the server what became of a payment, every 2 seconds while it is still under way.

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/client/api-client.ts';
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

export function useOutcome(paymentIntentId: string | null) {
  return useQuery({
    queryKey: ['checkout-outcome', paymentIntentId],
    queryFn: () => (paymentIntentId ? findOutcome(paymentIntentId) : unknown),
    // A lost connection does not end the waiting: the last known answer stands and is asked again.
    refetchInterval: ({ state }) => (state.data?.outcome === 'processing' ? ASK_AGAIN_MS : false),
    refetchIntervalInBackground: true,
  });
}

async function findOutcome(paymentIntentId: string): Promise<ShownOutcome> {
  try {
    return await readOutcome(paymentIntentId);
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return unknown;
    throw error;
  }
}
