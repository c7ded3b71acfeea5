// Edits a review and answers it. Of a customer's own review only the name and our answer can change.

import {
  changeReviewSchema,
  FROM_ELSEWHERE,
  OWNER_REPLY_MAX,
  type Review,
} from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { ask, tell } from '#web/client/ask.ts';
import { Rating } from '../../shared/rating.tsx';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { REVIEW_KEYS } from './review-calls.ts';
import { FROM_HINT, REVIEW_LABELS, STAR_OPTIONS } from './review-fields.ts';

export function EditReviewDialog({ review, onClose }: { review: Review; onClose(): void }) {
  const params = { id: review.id };
  const isCustomers = review.source === 'customer';
  return (
    <FormDialog
      title={`Review van ${review.customerName}`}
      intro={isCustomers ? 'De woorden en sterren van een klant blijven zoals ze zijn.' : undefined}
      schema={changeReviewSchema}
      start={reviewForm(review)}
      save={(body) => tell(reviewEndpoints.change, { params, body })}
      invalidates={REVIEW_KEYS}
      saved="Review opgeslagen"
      failed="Error updating review"
      conflict={{
        labels: REVIEW_LABELS,
        fetchNewest: async () => reviewForm(await ask(reviewEndpoints.get, { params })),
      }}
      onClose={onClose}
    >
      <div className="form-grid">
        {isCustomers ? <CustomersWords review={review} /> : <OtherWords review={review} />}
        <TextAreaField
          name="ownerReply"
          label={REVIEW_LABELS.ownerReply}
          rows={4}
          className="span-2"
          hint={`Staat in de winkel onder de review. Hoogstens ${OWNER_REPLY_MAX} tekens; leeg is geen reactie.`}
          focus={isCustomers}
        />
      </div>
    </FormDialog>
  );
}

function CustomersWords({ review }: { review: Review }) {
  return (
    <>
      <blockquote className="span-2 grid gap-1.5 border-l-2 border-accent bg-raised px-3.5 py-3 whitespace-pre-line wrap-anywhere">
        <Rating rating={review.rating} />
        <p>{review.comment}</p>
      </blockquote>
      <TextField
        name="customerName"
        label={REVIEW_LABELS.customerName}
        className="span-2"
        hint="Inkorten mag, bijvoorbeeld als de klant daarom vraagt."
      />
    </>
  );
}

function OtherWords({ review }: { review: Review }) {
  return (
    <>
      <TextField name="customerName" label={REVIEW_LABELS.customerName} focus />
      <SelectField name="rating" label={REVIEW_LABELS.rating} options={STAR_OPTIONS} />
      <TextAreaField name="comment" label={REVIEW_LABELS.comment} rows={5} className="span-2" />
      {review.source === 'import' ? (
        <TextField
          name="importedFrom"
          label={REVIEW_LABELS.importedFrom}
          className="span-2"
          hint={FROM_HINT}
        />
      ) : null}
    </>
  );
}

function reviewForm({ source, customerName, rating, comment, importedFrom, ownerReply, version }: Review) {
  return {
    ...{ customerName, version, ownerReply: ownerReply ?? '' },
    ...(source === 'customer' ? {} : { rating: String(rating), comment }),
    ...(source === 'import'
      ? { importedFrom: importedFrom === FROM_ELSEWHERE ? '' : (importedFrom ?? '') }
      : {}),
  };
}
