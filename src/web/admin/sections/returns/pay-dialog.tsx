// Pays for a checked return. The button says the amount, and the shop refuses any other.

import { useState } from 'react';
import type { ReturnDetail } from '#modules/orders/contract.ts';
import { returnEndpoints } from '#modules/orders/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { amountText } from '../../format.ts';
import { makeBookingKey } from '../../shared/booking-key.ts';
import { RETURN_KEYS } from '../../shared/returns/return-calls.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';

export function PayDialog({ found, onClose }: { found: ReturnDetail; onClose(): void }) {
  const [idempotencyKey] = useState(makeBookingKey);
  const { id, version, money, order } = found;
  const amount = amountText(money.due);
  return (
    <ActDialog
      title={`${order.customerName || order.orderNumber} terugbetalen?`}
      label={`${amount} terugbetalen`}
      busyLabel="Terugbetalen..."
      act={() =>
        ask(returnEndpoints.pay, { params: { id }, body: { amount: money.due, version, idempotencyKey } })
      }
      invalidates={RETURN_KEYS}
      done={`${amount} terugbetaald`}
      onClose={onClose}
    >
      De klant krijgt een mail met de creditnota.
      {found.deductionReason ? <span>{` Daarop staat: ${found.deductionReason}.`}</span> : null}
    </ActDialog>
  );
}
