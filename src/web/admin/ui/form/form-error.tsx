// The error message that concerns a whole form, shown above the buttons.

import { Button } from '#web/ui/controls/button.tsx';
import { DialogMessage } from '#web/ui/controls/dialog.tsx';
import type { FormFailure as Trouble } from './use-form-dialog.ts';

export function FormError({ failure, onTakeNewest }: { failure: Trouble | null; onTakeNewest(): void }) {
  if (!failure) return null;
  return (
    <DialogMessage tone={failure.kind === 'merged' ? 'notice' : 'error'}>
      <p>{failure.text}</p>
      {failure.kind === 'conflict' ? <Button onClick={onTakeNewest}>Nieuwste versie ophalen</Button> : null}
    </DialogMessage>
  );
}
