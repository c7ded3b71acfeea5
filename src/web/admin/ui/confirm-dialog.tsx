// Asks before something is done that cannot be taken back. The focus starts on the harmless answer.

import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Modal } from './modal.tsx';

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
    <Modal title={title} onClose={onClose} size="small" role="alertdialog" intro={children}>
      {error ? (
        <p className="modal-error" role="alert">
          {error}
        </p>
      ) : null}
      <footer className="modal-footer">
        <Button data-initial-focus onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </footer>
    </Modal>
  );
}
