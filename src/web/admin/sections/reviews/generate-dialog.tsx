// The dialog "Generate AI Reviews". It first explains what generated reviews are and are not; a live shop
// disables it.

import { useMutation } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { EXAMPLE_COUNT } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogMessage } from '#web/ui/controls/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { loader } from '../../layout.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { REVIEW_KEYS } from './review-calls.ts';

export function GenerateDialog({ onClose }: { onClose(): void }) {
  const testMode = useRouteLoaderData<typeof loader>('admin/layout')?.testMode ?? false;
  const generate = useMutation({
    mutationFn: () => request(reviewEndpoints.generate, { body: { count: EXAMPLE_COUNT } }),
    onSuccess: ({ length: count }) => toast({ title: `${count} AI reviews generated successfully` }),
    meta: { invalidates: REVIEW_KEYS, failed: 'Reviews schrijven is niet gelukt' },
  });
  return (
    <Dialog title="Generate AI Reviews" onClose={onClose}>
      <DialogBody className="grid gap-2.5">
        <p>
          Dit maakt {EXAMPLE_COUNT} verzonnen voorbeelden, om te zien hoe de winkel eruitziet met reviews.
        </p>
        <ul className="grid list-disc gap-1.5 pl-4.5">
          <li>Ze staan alleen in de winkel zolang die in testmodus is, met het label ‘Voorbeeld’.</li>
          <li>In de echte winkel is er nooit één te zien. Verzonnen reviews zijn verboden (BW 6:193g).</li>
          <li>Ze tellen niet mee in het cijfer, het aantal of de gegevens voor zoekmachines.</li>
        </ul>
      </DialogBody>
      <DialogMessage>{generate.error ? refusalText(generate.error) : null}</DialogMessage>
      <DialogMessage role="note">
        {testMode ? null : 'Deze winkel is live. Voorbeelden kun je alleen in testmodus maken.'}
      </DialogMessage>
      <DialogFoot>
        <Button onClick={onClose} data-initial-focus={testMode ? undefined : true}>
          Annuleren
        </Button>
        <Button
          variant="primary"
          data-initial-focus={testMode || undefined}
          disabled={!testMode || generate.isPending}
          onClick={() => generate.mutate(undefined, { onSuccess: onClose })}
        >
          {generate.isPending ? 'Bezig...' : `Maak ${EXAMPLE_COUNT} voorbeelden`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
