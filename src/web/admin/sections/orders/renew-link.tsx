// The customer's own link to their order, made new: for a mail that went to the wrong person or a mailbox
// that leaked.

import { useState } from 'react';
import type { OrderDetail } from '#modules/orders/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { orderQuery } from '../../admin-queries.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';

export function RenewLink({ order }: { order: Pick<OrderDetail, 'id'> }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Link vernieuwen</Button>
      {asking ? (
        <ActDialog
          title="Klantlink vernieuwen?"
          label="Link vernieuwen"
          busyLabel="Link vernieuwen"
          act={() => tell(orderEndpoints.renewLink, { params: { id: order.id } })}
          invalidates={[orderQuery(order.id).queryKey]}
          done={{ title: 'Klantlink vernieuwd', description: 'De volgende mail bevat de nieuwe link.' }}
          onClose={() => setAsking(false)}
        >
          De link uit eerdere mails opent deze bestelling dan niet meer. Stuur de klant daarna een mail met de
          nieuwe link.
        </ActDialog>
      ) : null}
    </>
  );
}
