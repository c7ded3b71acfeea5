// The dialog after an edit conflict. The operator chooses which version to keep, their own or the other
// operator's; undo can bring the other version back.

import { useMutation } from '@tanstack/react-query';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogFoot, DialogMessage } from '#web/ui/controls/dialog.tsx';
import { refusalText } from '../../../ui/refusal-text.ts';
import type { Draft } from './use-draft.ts';

type ConflictDialogProps = Pick<Draft, 'settle'> & { onClose(): void };

export function ConflictDialog({ settle, onClose }: ConflictDialogProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: settle, onSuccess: onClose });
  return (
    <Dialog
      title="Iemand anders heeft deze pagina gewijzigd"
      size="small"
      role="alertdialog"
      intro="Kies wiens versie blijft staan. Neem je de andere over, dan haal je die van jou terug met Ongedaan maken."
      onClose={onClose}
    >
      <DialogMessage>{error ? refusalText(error) : null}</DialogMessage>
      <DialogFoot>
        <Button disabled={isPending} onClick={() => mutate('mine')}>
          Mijn versie bewaren
        </Button>
        <Button variant="primary" data-initial-focus disabled={isPending} onClick={() => mutate('theirs')}>
          Andere overnemen
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
