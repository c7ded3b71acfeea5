// The dialog with the payment link of an order an operator prepared for a customer. The operator mails the
// link, or copies it to send it another way.

import { Copy } from 'lucide-react';
import type { PreparedOrder } from '#modules/checkout/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { amountText } from '../../../format.ts';
import { CopyableLink, copyText } from '../../../shared/copyable-link.tsx';

export function LinkDialog({ prepared, onClose }: { prepared: PreparedOrder; onClose(): void }) {
  const { link, total, content, mailed } = prepared;
  const text = `Je bestelling (${content}, ${amountText(total)}) staat klaar. Bekijken en betalen: ${link}`;
  const copy = async () => {
    if (await copyText(text)) toast({ title: 'Tekst met betaallink gekopieerd' });
  };
  return (
    <Dialog
      title="Betaallink staat klaar"
      intro={`${content} · ${amountText(total)}`}
      size="medium"
      onClose={onClose}
    >
      <DialogBody className="form-stack">
        <p>
          <span>
            {mailed
              ? 'De klant krijgt de link per mail. '
              : 'Stuur de link zelf, bijvoorbeeld in een appje. '}
          </span>
          Hij werkt 30 dagen. Tot er betaald is staat de bestelling bij de niet-afgeronde.
        </p>
        <CopyableLink link={link} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => void copy()} data-initial-focus>
          <Copy size={14} aria-hidden /> Tekst met link kopiëren
        </Button>
        <Button variant="primary" onClick={onClose}>
          Klaar
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
