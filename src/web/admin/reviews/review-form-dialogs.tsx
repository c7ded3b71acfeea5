// Adds a review that stands elsewhere, or edits one. Of a customer's own review only the name and our answer can change.

import {
  addReviewSchema,
  changeReviewSchema,
  FROM_ELSEWHERE,
  OWNER_REPLY_MAX,
  type Review,
} from '#modules/reviews/contract.ts';
import { Rating } from '../overview/rating.tsx';
import { SelectField } from '../ui/form/choice-fields.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../ui/form/text-fields.tsx';
import { addReview, changeReview } from './review-calls.ts';
import { useReviewLists } from './use-review-lists.ts';

const STARS = [5, 4, 3, 2, 1].map(
  (count) => [String(count), count === 1 ? '1 ster' : `${count} sterren`] as const,
);

const FROM_HINT = 'Bijvoorbeeld Kiyoh of Google. Het staat bij de review in de winkel.';

export function AddReviewDialog({ onClose }: { onClose(): void }) {
  const { refresh } = useReviewLists();
  return (
    <FormDialog
      title="Add Review"
      intro="Alleen voor een echte review die ergens anders staat. Hij wordt meteen geplaatst als overgenomen review, zonder het kenmerk geverifieerd, en telt niet mee in het cijfer."
      schema={addReviewSchema}
      start={{ customerName: '', rating: '5', comment: '', importedFrom: '' }}
      save={(body) => addReview(body).then(refresh)}
      saved="Review toegevoegd"
      failed="Error creating review"
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField name="customerName" label="Klantnaam" focus />
        <SelectField name="rating" label="Sterren" options={STARS} />
        <TextAreaField name="comment" label="Review" rows={5} className="span-2" />
        <TextField name="importedFrom" label="Overgenomen van" className="span-2" hint={FROM_HINT} />
      </div>
    </FormDialog>
  );
}

export function EditReviewDialog({ review, onClose }: { review: Review; onClose(): void }) {
  const { refresh } = useReviewLists();
  const isCustomers = review.source === 'customer';
  const { customerName, rating, comment, version } = review;
  return (
    <FormDialog
      title={`Review van ${customerName}`}
      intro={isCustomers ? 'De woorden en sterren van een klant blijven zoals ze zijn.' : undefined}
      schema={changeReviewSchema}
      start={{
        ...{ customerName, version, ownerReply: review.ownerReply ?? '' },
        ...(isCustomers ? {} : { rating: String(rating), comment }),
        ...(review.source === 'import' ? { importedFrom: shownPlace(review) } : {}),
      }}
      save={(body) => changeReview(review.id, body).then(refresh)}
      saved="Review opgeslagen"
      failed="Error updating review"
      onClose={onClose}
    >
      <div className="form-grid">
        {isCustomers ? (
          <blockquote className="review-quote span-2">
            <Rating rating={rating} />
            <p>{comment}</p>
          </blockquote>
        ) : null}
        <TextField
          name="customerName"
          label="Klantnaam"
          className={isCustomers ? 'span-2' : ''}
          hint={isCustomers ? 'Inkorten mag, bijvoorbeeld als de klant daarom vraagt.' : undefined}
          focus={!isCustomers}
        />
        {isCustomers ? null : (
          <>
            <SelectField name="rating" label="Sterren" options={STARS} />
            <TextAreaField name="comment" label="Review" rows={5} className="span-2" />
          </>
        )}
        {review.source === 'import' ? (
          <TextField name="importedFrom" label="Overgenomen van" className="span-2" hint={FROM_HINT} />
        ) : null}
        <TextAreaField
          name="ownerReply"
          label="Onze reactie"
          rows={4}
          className="span-2"
          hint={`Staat in de winkel onder de review. Hoogstens ${OWNER_REPLY_MAX} tekens; leeg is geen reactie.`}
          focus={isCustomers}
        />
      </div>
    </FormDialog>
  );
}

function shownPlace({ importedFrom }: Review): string {
  return importedFrom === FROM_ELSEWHERE ? '' : (importedFrom ?? '');
}
