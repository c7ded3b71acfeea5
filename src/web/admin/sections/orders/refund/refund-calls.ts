// The call that gives money back, and what the screen does after it. What became of it is said wherever the
// operator is by then; the dialog may be closed.

import { useMutation } from '@tanstack/react-query';
import type { Refund } from '#modules/orders/contract.ts';
import { refundEndpoints } from '#modules/orders/endpoints.ts';
import { ApiError } from '#web/client/api-client.ts';
import { ask } from '#web/client/ask.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { amountText } from '../../../format.ts';
import { makeBookingKey } from '../../../shared/booking-key.ts';
import { refusalText } from '../../../ui/refusal-text.ts';

export type WantedRefund = {
  /** As a person writes it: "12,50". */
  amount: string;
  reason: string;
  restock: boolean;
  withdrawalId: number | null;
};

const SAID: Readonly<Record<Refund['status'], string>> = {
  succeeded: 'Het geld is onderweg naar de klant.',
  pending: 'De bank verwerkt de terugbetaling. Dat kan enkele dagen duren.',
  requested: 'De betaaldienst antwoordt nog niet. De winkel blijft het proberen.',
  failed: 'De terugbetaling is mislukt.',
};

/**
 * Of refunds without an answer: whoever presses again, in the same dialog or a new one, asks after the same
 * refund.
 */
const openKeys = new Map<number, string>();

/** A refund changes the order, its mails and the list of withdrawals. */
export function useRefund(orderId: number) {
  return useMutation({
    mutationFn: (wanted: WantedRefund): Promise<Refund> => {
      const idempotencyKey = openKeys.get(orderId) ?? makeBookingKey();
      openKeys.set(orderId, idempotencyKey);
      return ask(refundEndpoints.request, { params: { id: orderId }, body: { ...wanted, idempotencyKey } });
    },
    onSuccess: ({ amount, status }) => {
      openKeys.delete(orderId);
      toast({ title: `${amountText(amount)} terugbetaald`, description: SAID[status] });
    },
    onError: (error) => {
      if (isAnswered(error)) openKeys.delete(orderId);
      toast({ title: 'Terugbetalen is niet gelukt', description: refundRefusal(error), severity: 'high' });
    },
    meta: { invalidates: [['orders'], ['outbox'], ['withdrawals']] },
  });
}

export function refundRefusal(error: Error): string {
  if (isAnswered(error)) return refusalText(error);
  return `${refusalText(error)} Hetzelfde bedrag gaat daarbij nooit twee keer terug.`;
}

/** A "no" ends the intention. Silence does not, nor does a fault: the money may be on its way. */
function isAnswered(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
