// Takes back the wish for a label that has not come: the order is as if it had never been asked for.

import { useMutation } from '@tanstack/react-query';
import { labelEndpoints } from '#modules/orders/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { LABEL_KEYS } from './label-calls.ts';

export function WithdrawLabel({ orderId, onDone }: { orderId: number; onDone(): void }) {
  const withdraw = useMutation({
    mutationFn: () => tell(labelEndpoints.cancel, { params: { id: orderId } }),
    onSuccess: () => toast({ title: 'Aanvraag ingetrokken' }),
    meta: { invalidates: LABEL_KEYS, failed: 'Intrekken kan niet' },
  });
  return (
    <Button
      className="mt-2 flex"
      disabled={withdraw.isPending}
      onClick={() => withdraw.mutate(undefined, { onSuccess: onDone })}
    >
      {withdraw.isPending ? 'Intrekken...' : 'Aanvraag intrekken'}
    </Button>
  );
}
