// The last step of an import of reviews. It adds the valid rows of the file and skips all others.

import { useMutation } from '@tanstack/react-query';
import type { ImportReport, ImportReviews } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { DialogBody, DialogFoot, DialogMessage } from '#web/ui/controls/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countedText } from '../../../format.ts';
import { refusalText } from '../../../ui/refusal-text.ts';
import { REVIEW_KEYS } from '../review-calls.ts';
import { ImportRows } from './import-rows.tsx';

type ConfirmImportProps = { file: ImportReviews; report: ImportReport; onBack(): void; onClose(): void };

export function ConfirmImport({ file, report, onBack, onClose }: ConfirmImportProps) {
  const run = useMutation({
    mutationFn: (body: ImportReviews) => request(reviewEndpoints.import, { body }),
    onSuccess: (done) =>
      toast({ title: `${countedText(done.ready, 'review', 'reviews')} geïmporteerd`, ...skippedText(done) }),
    meta: { invalidates: REVIEW_KEYS, failed: 'Importeren mislukt' },
  });
  return (
    <>
      <DialogBody>
        <ImportRows report={report} />
      </DialogBody>
      <DialogMessage>{run.error ? refusalText(run.error) : null}</DialogMessage>
      <DialogFoot>
        <Button onClick={onBack}>Ander bestand</Button>
        <Button
          variant="primary"
          disabled={report.ready === 0 || run.isPending}
          onClick={() => run.mutate(file, { onSuccess: onClose })}
        >
          {run.isPending ? 'Importeren...' : `Importeer ${countedText(report.ready, 'review', 'reviews')}`}
        </Button>
      </DialogFoot>
    </>
  );
}

function skippedText({ duplicates, invalid }: ImportReport): { description?: string } {
  const skipped = duplicates + invalid;
  return skipped === 0 ? {} : { description: `${countedText(skipped, 'rij', 'rijen')} overgeslagen` };
}
