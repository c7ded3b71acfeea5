// The dialog that shows new recovery codes once. The operator can copy them or save them as a file.

import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';

type RecoveryCodesDialogProps = { username: string; codes: readonly string[]; onClose(): void };

export function RecoveryCodesDialog({ username, codes, onClose }: RecoveryCodesDialogProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const text = `Herstelcodes van ${username} voor Zwartwit beheer\nElke code werkt één keer.\n\n${codes.join('\n')}\n`;

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );

  return (
    <Dialog
      title="Bewaar je herstelcodes"
      intro="Met een herstelcode kom je binnen als je telefoon weg is. Je ziet ze alleen nu."
      size="small"
      onClose={onClose}
    >
      <DialogBody>
        <ul className="code grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1.5 rounded-lg bg-raised px-3.5 py-3">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="mt-3 mb-1.5 flex flex-wrap gap-1.5">
          <Button onClick={() => void copy()}>
            <Copy size={14} aria-hidden /> Kopiëren
          </Button>
          <ButtonLink
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="zwartwit-herstelcodes.txt"
          >
            <Download size={14} aria-hidden /> Downloaden
          </ButtonLink>
        </p>
        <p className="muted" role="status">
          {copied === 'yes'
            ? 'Gekopieerd.'
            : copied === 'no'
              ? 'Kopiëren lukt hier niet; schrijf ze over.'
              : ''}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" data-initial-focus onClick={onClose}>
          Ik heb ze bewaard
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
