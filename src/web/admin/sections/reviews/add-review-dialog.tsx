// Adds a review that stands elsewhere. It is published at once, so the dialog says first what may be added.

import { addReviewSchema } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { REVIEW_KEYS } from './review-calls.ts';
import { FROM_HINT, REVIEW_LABELS, STAR_OPTIONS } from './review-fields.ts';

export function AddReviewDialog({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      title="Add Review"
      intro="Alleen voor een echte review die ergens anders staat. Hij wordt meteen geplaatst als overgenomen review, zonder het kenmerk geverifieerd, en telt niet mee in het cijfer."
      schema={addReviewSchema}
      start={{ customerName: '', rating: '5', comment: '', importedFrom: '' }}
      save={(body) => tell(reviewEndpoints.add, { body })}
      invalidates={REVIEW_KEYS}
      saved="Review toegevoegd"
      failed="Error creating review"
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField name="customerName" label={REVIEW_LABELS.customerName} focus />
        <SelectField name="rating" label={REVIEW_LABELS.rating} options={STAR_OPTIONS} />
        <TextAreaField name="comment" label={REVIEW_LABELS.comment} rows={5} className="span-2" />
        <TextField
          name="importedFrom"
          label={REVIEW_LABELS.importedFrom}
          className="span-2"
          hint={FROM_HINT}
        />
      </div>
    </FormDialog>
  );
}
