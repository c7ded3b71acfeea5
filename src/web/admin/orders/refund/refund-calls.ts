// The call that gives money back, and what the screen does after it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Refund, refundSchema } from '#modules/orders/contract.ts';
import { callApi } from '#web/client/api-client.ts';

export type WantedRefund = {
  /** As a person writes it: "12,50". */
  amount: string;
  reason: string;
  restock: boolean;
  withdrawalId: number | null;
  idempotencyKey: string;
};

/** The dialog shows a refusal itself; a refund changes the order, its mails and the list of withdrawals. */
export function useRefund(orderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WantedRefund): Promise<Refund> =>
      callApi(`/api/admin/orders/${orderId}/refunds`, {
        method: 'POST',
        body,
        parse: (answer) => refundSchema.parse(answer),
      }),
    onSettled: () =>
      Promise.all(
        ['orders', 'outbox', 'withdrawals'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

/** Once per intention, so that a second press or a lost answer never gives money back twice. */
export function makeRefundKey(): string {
  // Not randomUUID: it is missing on plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
