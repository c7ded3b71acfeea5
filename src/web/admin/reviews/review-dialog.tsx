// The dialog of the reviews tab that is open.

import type { RejectionReason, Review } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { AddReviewDialog } from './add-review-dialog.tsx';
import { EditReviewDialog } from './edit-review-dialog.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { LinkResult } from './link-result.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { REVIEW_KEYS } from './review-calls.ts';

export type OpenReviewDialog =
  | { kind: 'add' | 'generate' | 'link' | 'import' }
  | ({ kind: 'made' } & MadeLink)
  | { kind: 'edit' | 'delete' | 'reject'; review: Review };

type ReviewDialogProps = {
  open: OpenReviewDialog;
  testMode: boolean;
  /** One dialog gives way to the next. */
  onShow(next: OpenReviewDialog): void;
  onReject(review: Review, reason: RejectionReason): void;
  onClose(): void;
};

export function ReviewDialog({ open, testMode, onShow, onReject, onClose }: ReviewDialogProps) {
  switch (open.kind) {
    case 'add':
      return <AddReviewDialog onClose={onClose} />;
    case 'generate':
      return <GenerateDialog testMode={testMode} onClose={onClose} />;
    case 'link':
      return <LinkDialog onMade={(made) => onShow({ kind: 'made', ...made })} onClose={onClose} />;
    case 'made':
      return <LinkResult input={open.input} result={open.result} onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    case 'edit':
      return <EditReviewDialog review={open.review} onClose={onClose} />;
    case 'reject':
      return <RejectDialog review={open.review} onReject={onReject} onClose={onClose} />;
    case 'delete':
      return <DeleteReview review={open.review} onClose={onClose} />;
  }
}

function DeleteReview({ review, onClose }: { review: Review; onClose(): void }) {
  return (
    <DeleteDialog
      title={`Review van ${review.customerName} verwijderen?`}
      remove={() => tell(reviewEndpoints.delete, { params: { id: review.id } })}
      listKeys={REVIEW_KEYS}
      deleted="Review deleted"
      failed="Error deleting review"
      onClose={onClose}
    >
      {review.source === 'customer'
        ? 'De review verdwijnt voorgoed. Verwijder hem als de klant daarom vraagt; wat tegen de regels is, kun je afwijzen.'
        : 'De review verdwijnt voorgoed.'}
    </DeleteDialog>
  );
}
