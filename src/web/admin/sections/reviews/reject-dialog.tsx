// The dialog that rejects a review for one of the reasons of the published policy. A low rating is not a
// reason. No reason is preselected, so that the operator chooses one deliberately.

import { type FormEvent, useState } from 'react';
import { type RejectionReason, type Review, rejectionReasons } from '#modules/reviews/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogForm } from '#web/ui/controls/dialog.tsx';
import { REASON_LABELS } from './review-texts.ts';
import { useReviewDecision } from './use-review-decision.ts';

export function RejectDialog({ row: review, onClose }: { row: Review; onClose(): void }) {
  const { reject } = useReviewDecision();
  const [reason, setReason] = useState<RejectionReason | null>(review.rejectionReason);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason === null) return;
    reject(review, reason);
    onClose();
  }

  return (
    <Dialog
      title={`Review van ${review.customerName} afwijzen`}
      intro="Kies wat er mis mee is. Een kritische review is geen reden: die plaatsen we ook."
      size="small"
      onClose={onClose}
    >
      <DialogForm onSubmit={submit}>
        <DialogBody>
          <fieldset className="-mx-2 grid gap-1">
            <legend className="visually-hidden">Reden</legend>
            {rejectionReasons.map((code, place) => (
              <label
                key={code}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  className="size-4.5 min-h-0 flex-none p-0 outline-none!"
                  name="reason"
                  value={code}
                  checked={code === reason}
                  data-initial-focus={(reason === null ? place === 0 : code === reason) || undefined}
                  onChange={() => setReason(code)}
                />
                <span>{REASON_LABELS[code]}</span>
              </label>
            ))}
          </fieldset>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="primary" disabled={reason === null}>
            Afwijzen
          </Button>
        </DialogFoot>
      </DialogForm>
    </Dialog>
  );
}
