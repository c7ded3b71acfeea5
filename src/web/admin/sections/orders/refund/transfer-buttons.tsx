// The buttons with which an operator records that the refund of a bank order was transferred, or that the
// transfer was impossible.

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { refundEndpoints } from '#modules/refunds/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { amountText } from '../../../format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { RequirePermission } from '../../../ui/require-permission.tsx';

const INVALIDATES = [['orders'], ['outbox']];

type TransferProps = { orderId: number; refundId: number; amount: string };

export function TransferButtons({ orderId, refundId, amount }: TransferProps) {
  const [isConfirming, setConfirming] = useState(false);
  const recordTransfer = (outcome: 'transferred' | 'failed') =>
    request(refundEndpoints.recordTransfer, { params: { id: orderId, refundId }, body: { outcome } });
  return (
    <RequirePermission requires={refundEndpoints.recordTransfer}>
      <span className="col-span-full flex flex-wrap gap-2 py-1">
        <ActionButton
          icon={Check}
          label="Overgemaakt"
          command="transferred"
          words="terugbetaling bank overschrijving gedaan"
          requires={refundEndpoints.recordTransfer}
          run={() => recordTransfer('transferred')}
          invalidates={INVALIDATES}
          done={() => ({
            title: `${amountText(amount)} terugbetaald`,
            description: 'De klant krijgt de creditnota.',
          })}
          failed="De terugbetaling is niet afgehandeld"
        />
        <Button onClick={() => setConfirming(true)}>
          <X size={14} aria-hidden /> Kon niet
        </Button>
      </span>
      {isConfirming ? (
        <ActionDialog
          title="Terugbetaling niet gelukt?"
          label="Niet overgemaakt"
          run={() => recordTransfer('failed')}
          invalidates={INVALIDATES}
          done="Terugbetaling mislukt gemeld"
          failed="De terugbetaling is niet afgehandeld"
          onClose={() => setConfirming(false)}
        >
          Er gaat dan <span>{amountText(amount)}</span> niet terug naar de klant. Betaal het later opnieuw
          terug.
        </ActionDialog>
      ) : null}
    </RequirePermission>
  );
}
