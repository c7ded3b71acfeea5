// The form for a bank order. The shop mails the proforma to the customer and holds the pack until the due
// date.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { offerBankOrderSchema } from '#modules/checkout/contract.ts';
import { bankOrderEndpoints } from '#modules/checkout/endpoints.ts';
import { href } from '#shared/href.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import { request } from '#web/client/request.ts';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { settingsQuery } from '../../../admin-queries.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { OrderFields } from '../manual/order-fields.tsx';
import { BANK_ORDER_KEYS } from './bank-calls.ts';

export function BankForm({ choice, onClose }: { choice: ReactNode; onClose(): void }) {
  const [key] = useState(createIdempotencyKey);
  const navigate = useNavigate();
  const { data: settings } = useQuery(settingsQuery);
  if (settings?.bank.iban === '') return <NoAccount choice={choice} onClose={onClose} />;
  return (
    <FormDialog
      title="Nieuwe bestelling"
      size="large"
      schema={offerBankOrderSchema}
      start={{ ...NOBODY, key, variant: '', couponCode: '' }}
      save={async (body) => {
        await request(bankOrderEndpoints.offer, { body });
        void navigate(href('/admin/orders/bank'));
      }}
      invalidates={BANK_ORDER_KEYS}
      done="Proformafactuur verstuurd"
      failed="De proformafactuur is niet verstuurd"
      submitLabel="Proformafactuur mailen"
      busyLabel="Proformafactuur mailen..."
      onClose={onClose}
    >
      {choice}
      <OrderFields />
    </FormDialog>
  );
}

function NoAccount({ choice, onClose }: { choice: ReactNode; onClose(): void }) {
  return (
    <Dialog title="Nieuwe bestelling" size="large" onClose={onClose}>
      <DialogBody>
        {choice}
        <p className="rounded-lg bg-raised px-3 py-2.5 [&_a]:underline">
          De winkel heeft nog geen rekening om naar over te maken. Een eigenaar vult het IBAN in bij{' '}
          <Link to={`${href('/admin/settings/:topic?', { topic: 'verkoop' })}#bank`} onClick={onClose}>
            Instellingen › Verkoop › Betaling per bank
          </Link>
          .
        </p>
      </DialogBody>
    </Dialog>
  );
}
