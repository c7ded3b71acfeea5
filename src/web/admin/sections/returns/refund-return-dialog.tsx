// The dialog that refunds an inspected return. The button states the amount, and the server refuses any other
// amount.

import { useState } from 'react';
import type { ReturnDetail } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { request } from '#web/client/request.ts';
import { amountText } from '../../format.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { RETURN_KEYS } from '../../shared/returns/return-calls.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';

export function RefundReturnDialog({ orderReturn, onClose }: { orderReturn: ReturnDetail; onClose(): void }) {
  const [idempotencyKey] = useState(createIdempotencyKey);
  const { id, version, money, order } = orderReturn;
  const amount = amountText(money.due);
  return (
    <ActionDialog
      title={`${order.customerName || order.orderNumber} terugbetalen?`}
      label={`${amount} terugbetalen`}
      busyLabel="Terugbetalen..."
      run={() =>
        request(returnEndpoints.pay, { params: { id }, body: { amount: money.due, version, idempotencyKey } })
      }
      invalidates={RETURN_KEYS}
      done={`${amount} terugbetaald`}
      onClose={onClose}
    >
      De klant krijgt een mail met de creditnota.
      {orderReturn.deductionReason ? <span>{` Daarop staat: ${orderReturn.deductionReason}.`}</span> : null}
    </ActionDialog>
  );
}
