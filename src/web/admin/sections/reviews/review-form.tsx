// The dialogs that add a review from another site, which is published at once, and edit a review or reply to
// it. For a review by a customer of the shop only the name and the shop's reply can be changed.

import {
  addReviewSchema,
  type ChangeReview,
  changeReviewSchema,
  FROM_ELSEWHERE,
  OWNER_REPLY_MAX,
  type Review,
} from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request, send } from '#web/client/request.ts';
import { ImageField } from '../../shared/pictures/image-field.tsx';
import { Rating } from '../../shared/rating.tsx';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { REVIEW_KEYS } from './review-calls.ts';

const STARS = [5, 4, 3, 2, 1].map(
  (count) => [String(count), count === 1 ? '1 ster' : `${count} sterren`] as const,
);

const isCustomers = (review: Review | null) => review?.source === 'customer';

export const reviewForm = recordDialogs({
  name: 'Review',
  invalidates: REVIEW_KEYS,
  ...fieldsOf<keyof ChangeReview, Review>({
    customerName: [
      'Klantnaam',
      (at, review) =>
        review?.source === 'customer' ? (
          <CustomersName {...at} review={review} />
        ) : (
          <TextField {...at} focus />
        ),
    ],
    rating: [
      'Sterren',
      (at, review) => (isCustomers(review) ? null : <SelectField {...at} options={STARS} />),
    ],
    comment: [
      'Review',
      (at, review) => (isCustomers(review) ? null : <TextAreaField {...at} rows={5} className="span-2" />),
    ],
    importedFrom: [
      'Overgenomen van',
      (at, review) =>
        review && review.source !== 'import' ? null : (
          <TextField
            {...at}
            className="span-2"
            hint="Bijvoorbeeld Kiyoh of Google. Het staat bij de review in de winkel."
          />
        ),
    ],
    avatarUrl: [
      'Foto (optioneel)',
      (at) => (
        <ImageField {...at} hint="Staat in de winkel bij de naam. Zonder foto staat daar de eerste letter." />
      ),
    ],
    ownerReply: [
      'Onze reactie',
      (at, review) =>
        review ? (
          <TextAreaField
            {...at}
            rows={4}
            className="span-2"
            hint={`Staat in de winkel onder de review. Hoogstens ${OWNER_REPLY_MAX} tekens; laat leeg voor geen reactie.`}
            focus={isCustomers(review)}
          />
        ) : null,
    ],
  }),
  make: {
    title: 'Add Review',
    intro:
      'Alleen voor een echte review die ergens anders staat. Hij wordt meteen geplaatst als overgenomen review, zonder het kenmerk geverifieerd, en telt niet mee in het cijfer.',
    schema: addReviewSchema,
    start: () => ({ customerName: '', rating: '5', comment: '', importedFrom: '', avatarUrl: '' }),
    save: (body) => send(reviewEndpoints.add, { body }),
  },
  change: {
    title: ({ customerName }) => `Review van ${customerName}`,
    intro: (review) =>
      isCustomers(review) ? 'De woorden en sterren van een klant blijven zoals ze zijn.' : undefined,
    schema: changeReviewSchema,
    start: formOf,
    save: ({ id }, body) => send(reviewEndpoints.change, { params: { id }, body }),
    newest: ({ id }) => request(reviewEndpoints.get, { params: { id } }),
  },
});

function CustomersName({ review, ...at }: { name: string; label: string; review: Review }) {
  return (
    <>
      <blockquote className="span-2 grid gap-1.5 border-l-2 border-accent bg-raised px-3.5 py-3 whitespace-pre-line wrap-anywhere">
        <Rating rating={review.rating} />
        <p>{review.comment}</p>
      </blockquote>
      <TextField {...at} className="span-2" hint="Inkorten mag, bijvoorbeeld als de klant daarom vraagt." />
    </>
  );
}

function formOf({ source, customerName, rating, comment, importedFrom, ...review }: Review) {
  return {
    customerName,
    version: review.version,
    avatarUrl: review.avatarUrl ?? '',
    ownerReply: review.ownerReply ?? '',
    ...(source === 'customer' ? {} : { rating: String(rating), comment }),
    ...(source === 'import'
      ? { importedFrom: importedFrom === FROM_ELSEWHERE ? '' : (importedFrom ?? '') }
      : {}),
  };
}
