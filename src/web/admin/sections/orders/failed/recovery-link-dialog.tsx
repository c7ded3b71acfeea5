// The dialog with the recovery link of a failed payment, for the operator to send in their own words.

import { Copy } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { amountText, packText } from '../../../format.ts';
import { CopyableLink, copyText } from '../../../shared/copyable-link.tsx';
import type { FailedRow } from './failed-calls.ts';

export function RecoveryLinkDialog({ row, onClose }: { row: FailedRow; onClose(): void }) {
  const { link = '', customerName, variant, amount } = row;
  const copy = async () => {
    if (await copyText(link)) toast({ title: 'Herstellink gekopieerd' });
  };
  return (
    <Dialog
      title="Herstellink"
      intro={`${customerName || 'Zonder naam'} · ${packText(variant)} · ${amountText(amount)}`}
      size="medium"
      onClose={onClose}
    >
      <DialogBody className="form-stack">
        <p>
          De link opent het winkelmandje met alles ingevuld, op elk apparaat. Hij werkt 30 dagen, en één keer.
        </p>
        <CopyableLink link={link} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Sluiten</Button>
        <Button variant="primary" data-initial-focus onClick={() => void copy()}>
          <Copy size={14} aria-hidden /> Link kopiëren
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
