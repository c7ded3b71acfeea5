// The dialog that sends one type of mail to the customers of all selected orders. It asks for confirmation,
// because a sent mail cannot be recalled.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendEmailEndpoint } from '#modules/mail/endpoints.ts';
import type { Order } from '#modules/orders/contract.ts';
import { send } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Options } from '#web/ui/controls/options.tsx';
import { countedText } from '../../../format.ts';
import { templatesQuery } from '../../../shared/mail/email-calls.ts';
import { takesMessage, templatesFor } from '../../../shared/mail/templates-for.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { useBulk } from '../../../ui/list/bulk/use-bulk.ts';

type BulkEmailProps = { orders: readonly Order[]; bulk: ReturnType<typeof useBulk<Order>> };

export function BulkEmail({ orders, bulk }: BulkEmailProps) {
  const templates = useQuery(templatesQuery).data ?? [];
  const choices = templatesFor(templates, 'order').filter((template) => !takesMessage(template));
  const [key, setKey] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const chosen = choices.find((template) => template.key === key);
  const sendAll = () => {
    setConfirming(false);
    void bulk.run(
      orders,
      ({ id }) => send(sendEmailEndpoint, { body: { orderId: id, emailType: key } }),
      (count) => `${countedText(count, 'e-mail', 'e-mails')} in de wachtrij gezet`,
    );
  };
  return (
    <span className="inline-field">
      <label className="inline-field">
        <span className="visually-hidden">E-mail</span>
        <select value={key} onChange={(event) => setKey(event.target.value)}>
          <option value="">Kies een e-mail</option>
          <Options of={choices.map((template) => [template.key, template.name])} />
        </select>
      </label>
      <Button disabled={bulk.busy || !chosen} onClick={() => setConfirming(true)}>
        Mailen
      </Button>
      {isConfirming && chosen ? (
        <ConfirmDialog
          title={`“${chosen.name}” naar ${countedText(orders.length, 'klant', 'klanten')}?`}
          confirmLabel="Versturen"
          busy={false}
          error={null}
          onConfirm={sendAll}
          onClose={() => setConfirming(false)}
        >
          Elke klant krijgt de mail met de eigen gegevens. Verstuurd is verstuurd.
        </ConfirmDialog>
      ) : null}
    </span>
  );
}
