// The flags of an order that need attention, each with a button to mark the flag as handled. A handled flag
// disappears from the order and from all lists, and stays in the order's history.

import { useMutation } from '@tanstack/react-query';
import { orderChangeEndpoints } from '#modules/order-changes/endpoints.ts';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { ON_HOLD } from '#modules/orders/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useIsPermitted } from '../../session/admin-session.ts';
import { useSaveOrder } from '../../shared/orders/order-mutations.ts';
import { flagText } from '../../shared/orders/order-texts.ts';
import { wasArchived } from './order-actions.tsx';

export function OrderFlags({ order }: { order: OrderDetail }) {
  const mayWrite = useIsPermitted(orderChangeEndpoints.edit);
  const save = useSaveOrder(order.id);
  const markSeen = useMutation({
    mutationFn: (flag: string) => save({ seenFlags: [flag], version: order.version }),
    onSuccess: () => toast({ title: 'Aandachtspunt gezien' }),
    meta: { failed: 'Error updating order' },
  });
  return order.flags.map((flag) => (
    <Badge key={flag} tone="warning">
      <span>{flagText(flag)}</span>
      {wasArchived(order) || !mayWrite || flag === ON_HOLD ? null : (
        <button
          type="button"
          className="-my-1 -mr-1.5 ml-0.5 min-h-6 cursor-pointer rounded-full px-1.5 underline decoration-current/40 underline-offset-2 hover:bg-current/15"
          aria-label={`Gezien: ${flagText(flag)}`}
          disabled={markSeen.isPending}
          onClick={() => markSeen.mutate(flag)}
        >
          Gezien
        </button>
      )}
    </Badge>
  ));
}
