// The review form: name, rating, text with a character counter, order number. The HTML contains the element
// of every error text from the start.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { REVIEW_COMMENT_MAX } from '#modules/reviews/contract.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../ui/controls/button.tsx';
import { STAR } from '../../ui/marks/stars.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormField, InputField } from '../form/form-field.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { JarBeside } from '../frame/short-page.tsx';
import { FIELDS, type Problems, type ReviewValues } from './review-state.ts';

const { labels, hints } = copy;

type ReviewFormProps = {
  values: ReviewValues;
  problems: Problems;
  /**
   * Of the review form: the Dutch reason why the server refused a review with valid fields; null otherwise.
   */
  failure: string | null;
  /**
   * Of the review form: the order number of the signed link the visitor followed; null for a visitor without
   * such a link.
   */
  invitedFor: string | null;
};

export function ReviewForm({ values, problems, failure, invitedFor }: ReviewFormProps) {
  return (
    <div className="legal page-width form-page lg:grid-cols-[minmax(0,40rem)_1fr]">
      <header className="legal-head col-span-full">
        <h1 className="legal-title">{copy.title}</h1>
        <p className="legal-intro">{copy.intro}</p>
      </header>
      <form
        method="post"
        action={href('/leave-review')}
        noValidate
        data-behaviour="review-form"
        data-failure={copy.failure.title}
        className="form-card review-form"
      >
        {failure ? (
          <FormAlert title={copy.failure.title}>
            <p>{failure}</p>
          </FormAlert>
        ) : null}
        <ProblemSummary title={copy.problemsTitle} problems={problems} names={FIELDS} />
        {invitedFor ? <p className="review-invited">{copy.invited(invitedFor)}</p> : null}
        <Fields values={values} problems={problems} isInvited={invitedFor !== null} />
        {values.token ? <input type="hidden" name="token" value={values.token} /> : null}
        <Button variant="primary" type="submit" size="large" className="form-submit">
          {copy.submit}
        </Button>
        <p className="review-policy">
          <a href={href('/reviews-beleid')}>{copy.policy}</a>
        </p>
      </form>
      <JarBeside className="sticky top-8 self-start max-lg:hidden" />
    </div>
  );
}

type FieldsProps = Pick<ReviewFormProps, 'values' | 'problems'> & { isInvited: boolean };

function Fields({ values, problems, isInvited }: FieldsProps) {
  return (
    <>
      <InputField
        isMarkedByScript
        name="customerName"
        label={labels.customerName}
        hint={hints.customerName}
        problem={problems.customerName}
        defaultValue={values.customerName}
        autoComplete="name"
        required
      />
      <RatingField chosen={values.rating} problem={problems.rating} />
      <FormField
        isMarkedByScript
        name="comment"
        label={labels.comment}
        hint={hints.comment}
        problem={problems.comment}
        beside={
          <span className="review-counter" data-counter>
            {copy.counter(values.comment.trim().length, REVIEW_COMMENT_MAX)}
          </span>
        }
      >
        {(control) => <textarea {...control} defaultValue={values.comment} rows={6} required />}
      </FormField>
      {isInvited ? (
        <input type="hidden" name="orderNumber" value={values.orderNumber} />
      ) : (
        <InputField
          isMarkedByScript
          name="orderNumber"
          label={labels.orderNumber}
          hint={hints.orderNumber}
          problem={problems.orderNumber}
          defaultValue={values.orderNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </>
  );
}

const STARS = [1, 2, 3, 4, 5];

function RatingField({ chosen, problem }: { chosen: string; problem: string | undefined }) {
  return (
    <div className="form-field">
      <p id="rating-label" className="review-label">
        {copy.labels.rating}
      </p>
      <div
        id="rating"
        role="radiogroup"
        aria-labelledby="rating-label"
        aria-describedby="rating-fout"
        aria-required="true"
        aria-invalid={problem ? true : undefined}
        className="review-stars"
      >
        {STARS.map((count) => (
          <label key={count} className="review-star">
            <input type="radio" name="rating" value={count} defaultChecked={chosen === String(count)} />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="sr-only">{copy.stars(count)}</span>
          </label>
        ))}
      </div>
      <p id="rating-fout" className="form-problem" data-problem="rating">
        {problem}
      </p>
    </div>
  );
}
