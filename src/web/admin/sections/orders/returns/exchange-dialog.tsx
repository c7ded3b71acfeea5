// The dialog that sends new jars for broken ones, as a replacement order of € 0 with its reason.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { replacementEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { RETURN_KEYS } from '../../../shared/returns/return-calls.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { NumberField, TextField } from '../../../ui/form/text-fields.tsx';

const schema = z.object({
  jars: z.int('Vul een heel aantal in').min(1, 'Minstens 1').max(100, 'Hoogstens 100'),
  reason: z.string().trim().min(1, 'Vul in wat er kapot was').max(300, 'Maximaal 300 tekens'),
  notifyCustomer: z.boolean(),
});

export function ExchangeDialog({ order, onClose }: { order: OrderDetail; onClose(): void }) {
  const navigate = useNavigate();
  const [key] = useState(createIdempotencyKey);
  return (
    <FormDialog
      title={`Vervanging voor ${order.orderNumber}`}
      intro={`Gratis naar ${order.customerName || 'de klant'}, als nieuwe bestelling van €0,00.`}
      size="small"
      schema={schema}
      start={{ jars: 1, reason: 'Kapot aangekomen', notifyCustomer: order.customerEmail !== '' }}
      save={async (body) => {
        const { id } = await request(replacementEndpoints.place, {
          body: { ...body, key, replacesOrderId: order.id },
        });
        void navigate(href('/admin/orders/:id', { id }));
      }}
      invalidates={RETURN_KEYS}
      done="Vervanging staat klaar om te verzenden"
      failed="De vervanging is niet aangemaakt"
      submitLabel="Vervanging maken"
      busyLabel="Maken..."
      onClose={onClose}
    >
      <div className="form-stack">
        <NumberField name="jars" label="Aantal potten" empty={undefined} focus />
        <TextField name="reason" label="Reden" />
        {order.customerEmail === '' ? null : (
          <SwitchField name="notifyCustomer" label="Klant een mail sturen" />
        )}
      </div>
    </FormDialog>
  );
}
