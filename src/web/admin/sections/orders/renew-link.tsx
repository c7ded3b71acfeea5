// The customer's own link to their order, made new: for a mail that went to the wrong person or a mailbox that leaked.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderDetail } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { orderQuery } from '../../admin-queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { refusalText } from '../../ui/refusal-text.ts';

export function RenewLink({ order }: { order: Pick<OrderDetail, 'id'> }) {
  const [asking, setAsking] = useState(false);
  const renew = useMutation({
    mutationFn: () => tell(orderEndpoints.renewLink, { params: { id: order.id } }),
    onSuccess: () => {
      setAsking(false);
      toast({ title: 'Klantlink vernieuwd', description: 'De volgende mail bevat de nieuwe link.' });
    },
    meta: { invalidates: [orderQuery(order.id).queryKey] },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Link vernieuwen</Button>
      {asking ? (
        <ConfirmDialog
          title="Klantlink vernieuwen?"
          confirmLabel="Link vernieuwen"
          busy={renew.isPending}
          error={renew.isError ? refusalText(renew.error) : null}
          onConfirm={() => renew.mutate()}
          onClose={() => setAsking(false)}
        >
          De link uit eerdere mails opent deze bestelling dan niet meer. Stuur de klant daarna een mail met de
          nieuwe link.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
