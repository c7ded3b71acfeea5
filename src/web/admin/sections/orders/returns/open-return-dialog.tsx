// The dialog in which an operator opens a return: the goods, the reason, and whether the customer gets the
// instructions.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import type { CancelQuestion } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { RETURN_KEYS } from '../../../shared/returns/return-calls.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { NumberField, TextField } from '../../../ui/form/text-fields.tsx';

const schema = z.object({
  lines: z.array(
    z.object({
      article: z.string(),
      quantity: z.int('Vul een heel aantal in').min(0, 'Minder dan 0 kan niet'),
    }),
  ),
  reason: z.string().trim().max(300, 'Maximaal 300 tekens'),
  notifyCustomer: z.boolean(),
});

type OpenReturnProps = { order: OrderDetail; question: CancelQuestion; onClose(): void };

/**
 * The dialog that opens a return. If the order has a withdrawal without a return, that withdrawal is linked
 * to the new return.
 */
export function OpenReturnDialog({ order, question: { out, wasSent, reachable }, onClose }: OpenReturnProps) {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(createIdempotencyKey);
  const withdrawal = order.withdrawals.find(({ settledBy }) => settledBy === null);
  return (
    <FormDialog
      title={`Retour van ${order.orderNumber}`}
      intro={wasSent ? order.customerName : 'Nog niet verzonden: het pakket wordt tegengehouden.'}
      size="small"
      schema={schema}
      start={{
        lines: out.map(({ article, quantity }) => ({ article, quantity })),
        reason: '',
        notifyCustomer: wasSent && reachable,
      }}
      save={async (body) => {
        const withdrawalId = withdrawal?.id ?? null;
        const { id } = await request(returnEndpoints.open, {
          body: { ...body, orderId: order.id, withdrawalId, idempotencyKey },
        });
        void navigate(href('/admin/returns/:id', { id }));
      }}
      invalidates={RETURN_KEYS}
      done="Retour aangemeld"
      failed="De retour is niet aangemeld"
      submitLabel="Retour aanmelden"
      busyLabel="Aanmelden..."
      onClose={onClose}
    >
      <div className="form-stack">
        {out.map(({ article, name, quantity }, index) => (
          <NumberField
            key={article}
            name={`lines.${index}.quantity`}
            label={`Aantal terug: ${name}`}
            hint={`Hoogstens ${quantity}`}
            empty={undefined}
            focus={index === 0}
          />
        ))}
        <TextField name="reason" label="Reden (optioneel)" />
        {wasSent && reachable ? (
          <SwitchField name="notifyCustomer" label="Klant het retourlabel mailen" />
        ) : null}
      </div>
    </FormDialog>
  );
}
