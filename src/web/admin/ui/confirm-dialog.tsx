// Asks before something is done that cannot be taken back. The focus starts on the harmless answer.

import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogFoot, DialogMessage } from '#web/ui/controls/dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy: boolean;
  error: string | null;
  onConfirm(): void;
  onClose(): void;
};

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annuleren',
  busy,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} size="small" role="alertdialog" intro={children}>
      <DialogMessage>{error}</DialogMessage>
      <DialogFoot>
        <Button data-initial-focus onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
