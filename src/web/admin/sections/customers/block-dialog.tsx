// The dialog that blocks a customer from ordering. A reason is required; other operators can read it.

import { blockCustomerSchema, type CustomerDetail } from '#modules/customers/contract.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { send } from '#web/client/request.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { CUSTOMER_KEYS } from './customer-calls.ts';
import { customerName } from './customer-texts.ts';

export function BlockDialog({ customer, onClose }: { customer: CustomerDetail; onClose(): void }) {
  return (
    <FormDialog
      title={`${customerName(customer)} blokkeren?`}
      intro="Met dit e-mailadres kan dan niet meer worden besteld. Wat al betaald is, gaat door en krijgt een aandachtspunt. De reden ziet alleen de winkel."
      size="small"
      schema={blockCustomerSchema}
      start={{ reason: '' }}
      save={(body) => send(customerEndpoints.block, { params: { id: customer.id }, body })}
      invalidates={CUSTOMER_KEYS}
      done="Klant geblokkeerd"
      failed="Blokkeren is niet gelukt"
      submitLabel="Blokkeren"
      isDanger
      isReady={({ reason }) => reason !== ''}
      onClose={onClose}
    >
      <TextField name="reason" label="Reden" focus />
    </FormDialog>
  );
}
