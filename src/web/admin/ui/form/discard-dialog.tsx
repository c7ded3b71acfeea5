// A dialog that asks before unsaved changes are discarded.

import { ConfirmDialog } from '../confirm-dialog.tsx';

type DiscardDialogProps = { onDiscard(): void; onStay(): void };

export function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Wijzigingen weggooien?"
      confirmLabel="Weggooien"
      cancelLabel="Verder bewerken"
      busy={false}
      error={null}
      onConfirm={onDiscard}
      onClose={onStay}
    >
      Wat je hier hebt ingevuld is nog niet opgeslagen.
    </ConfirmDialog>
  );
}
