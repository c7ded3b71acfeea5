// The request for a refund, and the updates after it. The result appears in a message on any page, because
// the operator may have closed the dialog by then.

import { useMutation } from '@tanstack/react-query';
import type { Refund } from '#modules/refunds/contract.ts';
import { refundEndpoints } from '#modules/refunds/endpoints.ts';
import { ApiError } from '#web/client/api-client.ts';
import { request } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { amountText } from '../../../format.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { refusalText } from '../../../ui/refusal-text.ts';

export type RefundInput = {
  /** Of a refund request: the amount as the operator typed it, "12,50". */
  amount: string;
  reason: string;
  restock: boolean;
  withdrawalId: number | null;
};

const STATUS_TEXTS: Readonly<Record<Refund['status'], string>> = {
  succeeded: 'Het geld is onderweg naar de klant.',
  pending: 'De bank verwerkt de terugbetaling. Dat kan enkele dagen duren.',
  requested: 'De betaaldienst antwoordt nog niet. De winkel blijft het proberen.',
  failed: 'De terugbetaling is mislukt.',
};

/**
 * The idempotency keys of refunds without an answer, by order id. A second attempt, in the same or a new
 * dialog, sends the same key, so that the customer is refunded only once.
 */
const pendingKeys = new Map<number, string>();

/** The mutation that requests a refund; it refetches orders, mails and withdrawals. */
export function useRefund(orderId: number) {
  return useMutation({
    mutationFn: (input: RefundInput): Promise<Refund> => {
      const idempotencyKey = pendingKeys.get(orderId) ?? createIdempotencyKey();
      pendingKeys.set(orderId, idempotencyKey);
      return request(refundEndpoints.request, {
        params: { id: orderId },
        body: { ...input, idempotencyKey },
      });
    },
    onSuccess: ({ amount, status }) => {
      pendingKeys.delete(orderId);
      toast({ title: `${amountText(amount)} terugbetaald`, description: STATUS_TEXTS[status] });
    },
    onError: (error) => {
      if (isAnswered(error)) pendingKeys.delete(orderId);
      toast({ title: 'Terugbetalen is niet gelukt', description: refundRefusal(error), severity: 'high' });
    },
    meta: { invalidates: [['orders'], ['outbox'], ['withdrawals']] },
  });
}

export function refundRefusal(error: Error): string {
  if (isAnswered(error)) return refusalText(error);
  return `${refusalText(error)} Hetzelfde bedrag gaat daarbij nooit twee keer terug.`;
}

/**
 * True when the server answered that it refuses the refund. After a timeout or a server error (5xx) the
 * refund may still happen, so its idempotency key is kept.
 */
function isAnswered(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
