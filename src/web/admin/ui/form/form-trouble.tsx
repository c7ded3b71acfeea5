// What went wrong with a form as a whole, above its buttons.

import { Button } from '#web/ui/controls/button.tsx';
import { DialogMessage } from '#web/ui/controls/dialog.tsx';
import type { FormTrouble as Trouble } from './use-form-dialog.ts';

export function FormTrouble({ trouble, onTakeNewest }: { trouble: Trouble | null; onTakeNewest(): void }) {
  if (!trouble) return null;
  return (
    <DialogMessage tone={trouble.kind === 'merged' ? 'notice' : 'error'}>
      <p>{trouble.text}</p>
      {trouble.kind === 'conflict' ? <Button onClick={onTakeNewest}>Nieuwste versie ophalen</Button> : null}
    </DialogMessage>
  );
}
