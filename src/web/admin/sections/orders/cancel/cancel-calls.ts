// The calls of a cancellation: the query of what the operator must decide, the cancellation itself, the query
// keys to refetch after it, and the message with its result.

import type { QueryKey } from '@tanstack/react-query';
import type { CancelledOrder, CancelOrder } from '#modules/returns/contract.ts';
import { cancelEndpoints } from '#modules/returns/endpoints.ts';
import { request } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { endpointQuery } from '../../../endpoint-query.ts';
import { amountText } from '../../../format.ts';

/**
 * The query keys to refetch after an order was cancelled, because a cancellation changes money, mails,
 * withdrawals, stock and coupon uses.
 */
export const CANCEL_KEYS: readonly QueryKey[] = [
  ['orders'],
  ['outbox'],
  ['withdrawals'],
  ['stock'],
  ['coupons'],
];

export const cancelQuestionQuery = (id: number) =>
  endpointQuery(['orders', 'cancellation', id], cancelEndpoints.question, {
    params: { id },
    // The operator decides by these data, so they are never taken from the cache.
    staleTime: 0,
    gcTime: 0,
  });

type Body = Omit<CancelOrder, 'refund'> & { refund: string };

export const cancelOrder = (id: number, body: Body): Promise<CancelledOrder> =>
  request(cancelEndpoints.cancel, { params: { id }, body });

/**
 * Shows the results of the cancellation in a message, one sentence per result. The message is prominent when
 * the operator still has something to do.
 */
export function showCancelledToast(
  orderNumber: string,
  { refund, restocked, label, labelNote }: CancelledOrder,
) {
  const isRefused = refund?.status === 'failed';
  const lines = [
    refund && !isRefused ? `${amountText(refund.amount)} gaat terug.` : null,
    isRefused ? 'De betaaldienst weigert de terugbetaling: het geld is nog niet terug.' : null,
    restocked ? 'De voorraad is bijgewerkt.' : null,
    label === 'taken_back' ? 'Het label is ingetrokken.' : null,
    label === 'asked' ? 'Het label wordt nog ingetrokken.' : null,
    label === 'kept' ? `Het label kon niet meer worden ingetrokken: ${labelNote ?? 'te laat'}.` : null,
  ].filter(Boolean);
  const isLoud = isRefused || label === 'kept';
  toast({
    title: `${orderNumber} is geannuleerd`,
    description: lines.join(' '),
    ...(isLoud && { severity: 'high' as const }),
  });
}
