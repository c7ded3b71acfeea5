// The button that renews the customer's order link, for a mail that went to the wrong person or a mailbox
// that leaked. Earlier links stop working.

import { useState } from 'react';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { orderQuery } from '../../admin-queries.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';

export function RenewLink({ order }: { order: Pick<OrderDetail, 'id'> }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button onClick={() => setConfirming(true)}>Link vernieuwen</Button>
      {isConfirming ? (
        <ActionDialog
          title="Klantlink vernieuwen?"
          label="Link vernieuwen"
          busyLabel="Link vernieuwen"
          run={() => send(orderEndpoints.renewLink, { params: { id: order.id } })}
          invalidates={[orderQuery(order.id).queryKey]}
          done={{ title: 'Klantlink vernieuwd', description: 'De volgende mail bevat de nieuwe link.' }}
          onClose={() => setConfirming(false)}
        >
          De link uit eerdere mails opent deze bestelling dan niet meer. Stuur de klant daarna een mail met de
          nieuwe link.
        </ActionDialog>
      ) : null}
    </>
  );
}
