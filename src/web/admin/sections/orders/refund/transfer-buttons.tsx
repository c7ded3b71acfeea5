// What goes back of money that came by bank is transferred by hand; afterwards it is said here that it was,
// or that it could not be.

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { refundEndpoints } from '#modules/orders/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { amountText } from '../../../format.ts';
import { ActButton } from '../../../ui/act-button.tsx';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { Writes } from '../../../ui/writes.tsx';

const AFTERWARDS = [['orders'], ['outbox']];

type TransferProps = { orderId: number; refundId: number; amount: string };

export function TransferButtons({ orderId, refundId, amount }: TransferProps) {
  const [asking, setAsking] = useState(false);
  const note = (outcome: 'transferred' | 'failed') =>
    ask(refundEndpoints.noteTransfer, { params: { id: orderId, refundId }, body: { outcome } });
  return (
    <Writes asks={refundEndpoints.noteTransfer}>
      <span className="col-span-full flex flex-wrap gap-2 py-1">
        <ActButton
          icon={Check}
          label="Overgemaakt"
          command="transferred"
          words="terugbetaling bank overschrijving gedaan"
          asks={refundEndpoints.noteTransfer}
          act={() => note('transferred')}
          invalidates={AFTERWARDS}
          done={() => ({
            title: `${amountText(amount)} terugbetaald`,
            description: 'De klant krijgt de creditnota.',
          })}
          failed="De terugbetaling is niet afgehandeld"
        />
        <Button onClick={() => setAsking(true)}>
          <X size={14} aria-hidden /> Kon niet
        </Button>
      </span>
      {asking ? (
        <ActDialog
          title="Terugbetaling niet gelukt?"
          label="Niet overgemaakt"
          act={() => note('failed')}
          invalidates={AFTERWARDS}
          done="Terugbetaling mislukt gemeld"
          failed="De terugbetaling is niet afgehandeld"
          onClose={() => setAsking(false)}
        >
          Er gaat dan <span>{amountText(amount)}</span> niet terug naar de klant. Betaal het later opnieuw
          terug.
        </ActDialog>
      ) : null}
    </Writes>
  );
}
