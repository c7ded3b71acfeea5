// A dialog that asks for confirmation. For an action that cannot be undone, the confirm button is red and the
// focus starts on the cancel button; for a normal step the focus starts on the confirm button.

import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogFoot, DialogMessage } from '#web/ui/controls/dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /**
   * Of a dialog that asks for confirmation: true for a normal step that deletes nothing; the confirm button
   * is then not red and has the focus.
   */
  isStep?: boolean;
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
  isStep = false,
  busy,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="small"
      role={isStep ? 'dialog' : 'alertdialog'}
      intro={children}
    >
      <DialogMessage>{error}</DialogMessage>
      <DialogFoot>
        <Button data-initial-focus={isStep ? undefined : true} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          data-initial-focus={isStep ? true : undefined}
          variant={isStep ? 'primary' : 'danger'}
          disabled={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
