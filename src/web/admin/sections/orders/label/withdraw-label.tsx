// Takes back the wish for a label that has not come: the order is as if it had never been asked for.

import { labelEndpoints } from '#modules/orders/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { ActButton } from '../../../ui/act-button.tsx';
import { LABEL_KEYS } from './label-calls.ts';

export function WithdrawLabel({ orderId, onDone }: { orderId: number; onDone(): void }) {
  return (
    <ActButton
      className="mt-2 flex"
      label="Aanvraag intrekken"
      busyLabel="Intrekken..."
      act={() => tell(labelEndpoints.cancel, { params: { id: orderId } })}
      invalidates={LABEL_KEYS}
      done={() => ({ title: 'Aanvraag ingetrokken' })}
      failed="Intrekken kan niet"
      onDone={onDone}
    />
  );
}
